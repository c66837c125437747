/** Maximum depth of the comparison. Deeper values count as different. Content never reaches this depth. */
const MAX_DEPTH = 60;

/** Whether two JSON values are equal. */
export function sameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (depth > MAX_DEPTH || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && sameJson(Reflect.get(a, name), Reflect.get(b, name), depth + 1),
    )
  );
}
