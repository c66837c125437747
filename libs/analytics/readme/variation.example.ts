import { isVariationOn, type PortalData } from '@skein/analytics';

export const callToAction = ({ experiments }: PortalData) =>
  isVariationOn(experiments, 'header_sign_in', 'my_account') ? 'My account' : 'Sign in';
