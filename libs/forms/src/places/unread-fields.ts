/** Receives the name of an unreadable field in an answer, such as `doors.number`, but never its value. */
export type OnUnread = (field: string) => void;

/** Logs each unreadable field to the console only once, because each typed letter sends a request. */
export function tellOnce(service: string): OnUnread {
  const told = new Set<string>();
  return (field) => {
    if (told.has(field)) return;
    told.add(field);
    console.warn(`${service}: cannot be read: ${field}`);
  };
}
