/**
 * Hidden fields for a form on a page that is drawn for one visitor.
 * @param visitorId from the visitor's cookie. Without one there is no token: it would be bound to nobody, and refused
 * @param path where the form is posted
 */
export type FormStamp = (visitorId: string | undefined, path: string) => Readonly<Record<string, string>>;
