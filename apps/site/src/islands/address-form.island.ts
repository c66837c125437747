export { AddressPostForm as default } from '@skein/forms';
