import { hasAccount, isSignedIn, loadPortalData, profilePhotoUrl } from '@skein/analytics';

export async function greet(show: (name: string, photo?: string) => void, offerApp: () => void) {
  const portal = await loadPortalData({ hostnames: ['skein.example'] });
  const { name, profile_photo_url: photo } = portal.user_details;
  if (isSignedIn(portal)) show(name, profilePhotoUrl(photo));
  if (hasAccount(portal)) offerApp();
}
