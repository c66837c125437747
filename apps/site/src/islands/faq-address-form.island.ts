export { FaqAddressForm as default } from '@skein/forms';
