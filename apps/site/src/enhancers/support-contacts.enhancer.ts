export { enhanceSupportContacts as default } from '@skein/blocks/enhance-support-contacts';
