/** Is told of a field of an answer that cannot be read: `doors.number`, without any values. */
export type OnUnread = (field: string) => void;

/** Tells the console of a page, each field once: people ask with every letter that they type. */
export function tellOnce(service: string): OnUnread {
  const told = new Set<string>();
  return (field) => {
    if (told.has(field)) return;
    told.add(field);
    console.warn(`${service}: cannot be read: ${field}`);
  };
}
