import { answeredBy, siteServices } from '@skein/services';

export const services = siteServices({
  pages: {
    addressCheck: '/check-address',
    ...answeredBy('/check-address/sent'),
    calls: { modal: '/contact', maintenance: '/contact' },
    requests: {},
  },
});
