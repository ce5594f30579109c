package cardwright.grammar.meaning;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Walks and rewrites meanings, which are records of records, lists and optionals. By plain reflection: method handles are faster only after
 * thousands of calls, and until then each shape of one costs a class made at run time.
 */
public final class Tree {
  private static final Map<Class<?>, Shape> SHAPES = new ConcurrentHashMap<>();

  private Tree() {}

  private record Shape(Constructor<?> constructor, List<Method> accessors) {}

  /** Visits the node and all below it, the node first, in the order of their fields. */
  public static void visit(Object node, Consumer<Object> visitor) {
    if (node instanceof Optional<?> optional) {
      optional.ifPresent(inner -> visit(inner, visitor));
    } else if (node instanceof List<?> list) {
      list.forEach(inner -> visit(inner, visitor));
    } else if (node instanceof Record) {
      visitor.accept(node);
      for (Method accessor : shape(node.getClass()).accessors()) {
        visit(call(accessor, node), visitor);
      }
    }
  }

  /** Whether both mean the same, as {@link Object#equals} says, without the classes that it makes at run time for every sort of record. */
  public static boolean same(Object one, Object other) {
    if (one == other) {
      return true;
    }
    if (one == null || other == null || one.getClass() != other.getClass()) {
      return one instanceof List<?> list && other instanceof List<?> more && same(list, more);
    }
    if (one instanceof Optional<?> optional) {
      return same(optional.orElse(null), ((Optional<?>) other).orElse(null));
    }
    if (one instanceof List<?> list) {
      return same(list, (List<?>) other);
    }
    if (!(one instanceof Record)) {
      return one.equals(other);
    }
    for (Method accessor : shape(one.getClass()).accessors()) {
      if (!same(call(accessor, one), call(accessor, other))) {
        return false;
      }
    }
    return true;
  }

  private static boolean same(List<?> one, List<?> other) {
    for (int i = 0; i < one.size() && i < other.size(); i++) {
      if (!same(one.get(i), other.get(i))) {
        return false;
      }
    }
    return one.size() == other.size();
  }

  /** The parts of a record, in the order of its fields. */
  public static List<Object> children(Object node) {
    return shape(node.getClass()).accessors().stream().map(accessor -> call(accessor, node)).toList();
  }

  /**
   * Builds the tree anew from below: every record has its parts rewritten, then is itself handed to the operator.
   *
   * @return the same object where nothing changed
   */
  @SuppressWarnings("unchecked")
  public static <T> T rewrite(T node, UnaryOperator<Object> operator) {
    if (node instanceof Optional<?> optional) {
      return (T) optional.map(inner -> rewrite((Object) inner, operator));
    }
    if (node instanceof List<?> list) {
      return (T) list.stream().map(inner -> rewrite((Object) inner, operator)).toList();
    }
    if (!(node instanceof Record)) {
      return node;
    }
    Shape shape = shape(node.getClass());
    Object[] parts = new Object[shape.accessors().size()];
    boolean changed = false;
    for (int i = 0; i < parts.length; i++) {
      Object old = call(shape.accessors().get(i), node);
      parts[i] = rewrite(old, operator);
      changed |= parts[i] != old && !parts[i].equals(old);
    }
    return (T) operator.apply(changed ? construct(shape, parts) : node);
  }

  private static Shape shape(Class<?> type) {
    return SHAPES.computeIfAbsent(type, Tree::reflect);
  }

  private static Shape reflect(Class<?> type) {
    try {
      RecordComponent[] components = type.getRecordComponents();
      Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      List<Method> accessors = new ArrayList<>();
      for (RecordComponent component : components) {
        accessors.add(component.getAccessor());
      }
      return new Shape(type.getDeclaredConstructor(types), accessors);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("a public record can be taken apart: " + type, impossible);
    }
  }

  private static Object call(Method accessor, Object node) {
    try {
      return accessor.invoke(node);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("an accessor of a record does not fail: " + node.getClass(), impossible);
    }
  }

  private static Object construct(Shape shape, Object[] parts) {
    try {
      return shape.constructor().newInstance(parts);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("a record can be built from its own parts", impossible);
    }
  }
}
