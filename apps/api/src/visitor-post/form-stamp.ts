/**
 * Hidden fields for a form on a page that is drawn for one visitor.
 * @param visitorId from the visitor's cookie. Without one there is no token: it would be bound to nobody, and refused
 * @param path where the form is posted
 * @param csrfField what its posts call the form token, where they carry one
 */
export type FormStamp = (
  visitorId: string | undefined,
  path: string,
  csrfField?: string,
) => Readonly<Record<string, string>>;
