package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as a user meets it. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private record Result(int code, String out, String err) {}

  @TempDir Path folder;

  @Test
  void worksFromAnywhereAndThroughLinks() throws Exception {
    Path there = Files.createDirectories(folder.resolve("some where"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Project.root().resolve("cardwright"));
    Path linkToLink = Files.createSymbolicLink(there.resolve("cw"), Path.of("..").resolve(link.getFileName()));
    Result result = run(Map.of(), there, "./cw", "version");
    Files.delete(linkToLink);
    Files.delete(link);
    assertEquals(0, result.code, result.err);
    assertTrue(result.out.contains("rulebooks  " + Project.root().toRealPath().resolve("rulebook")), result.out);
  }

  @Test
  void cyrillicSurvivesAPlainLocale() throws Exception {
    Result result = run(Map.of("LC_ALL", "C"), folder, launcher(), "version", "--cards-dir", "карты/ёж");
    assertTrue(result.out.endsWith("cards      карты/ёж\n"), result.out);
  }

  @Test
  void whatWasLearntChangesNothingButTime() throws Exception {
    String[] command = {launcher(), "explain", "plague-rat", "--rulebook", "squads"};
    Result learnt = run(Map.of(), folder, command);
    Result anew = run(Map.of("CARDWRIGHT_JAVA_OPTS", "-Dcardwright.learnt=" + folder), folder, command);
    assertEquals(0, learnt.code, learnt.err);
    assertEquals(anew.out, learnt.out);
    Path builds = Project.root().resolve("workbench/target/launcher");
    assertTrue(Files.size(builds.resolve(Files.readString(builds.resolve("current")).strip()).resolve("shapes")) > 0);
  }

  @Test
  void exitCodesAreHandedOn() throws Exception {
    assertEquals(2, run(Map.of(), folder, launcher(), "versoin").code);
  }

  @Test
  void aMissingJavaIsSaid() throws Exception {
    Result result = run(Map.of("PATH", folder.toString(), "JAVA_HOME", ""), folder, "/bin/bash", launcher(), "--help");
    assertEquals(3, result.code, result.err);
    assertTrue(result.err.startsWith("cardwright: Java is missing; install a JDK, version 17 or newer"), result.err);
  }

  private static String launcher() {
    return Project.root().resolve("cardwright").toString();
  }

  private static Result run(Map<String, String> environment, Path directory, String... command) throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    ProcessBuilder builder = new ProcessBuilder(List.of(command)).directory(directory.toFile());
    builder.redirectOutput(out.toFile()).redirectError(err.toFile()).environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    Result result = new Result(process.exitValue(), read(out), read(err));
    Files.delete(out);
    Files.delete(err);
    return result;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
