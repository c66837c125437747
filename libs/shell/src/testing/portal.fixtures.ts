import { anonymousPortalData, type PortalData, type UserDetails } from '@skein/analytics';

/** Returns portal data of an anonymous visitor, changed by `user` and `experiments`. */
export function portalOf(
  user: Partial<UserDetails>,
  experiments: PortalData['experiments'] = {},
): PortalData {
  const nobody = anonymousPortalData();
  return { ...nobody, experiments, user_details: { ...nobody.user_details, ...user } };
}

export const signedIn = portalOf({ name: 'Maya Okafor', given_name: 'Maya', is_logged_in: true });
export const customer = portalOf({
  name: 'Maya Okafor',
  given_name: 'Maya',
  is_logged_in: true,
  has_account: true,
});
export const longNamed = portalOf({
  name: 'Maximiliana Fernández de la Torre y Villavicencio',
  given_name: 'Maximiliana',
  is_logged_in: true,
});
export const inVariation = portalOf({}, { header_sign_in: 'my_account' });
