export { AddressForm as default } from '@skein/forms';
