/**
 * Called with the name of a field in an answer that cannot be read, such as `doors.number`, without any values.
 */
export type OnUnread = (field: string) => void;

/**
 * Logs unreadable fields to the console, each once, because visitors send a request with every letter that they
 * type.
 */
export function tellOnce(service: string): OnUnread {
  const told = new Set<string>();
  return (field) => {
    if (told.has(field)) return;
    told.add(field);
    console.warn(`${service}: cannot be read: ${field}`);
  };
}
