import type { Routes } from '@skein/ui';

const below = (prefix: string) =>
  ({
    results: {
      available: `${prefix}/address/available`,
      notYet: `${prefix}/address/not-yet`,
      almostThere: `${prefix}/address/almost-there`,
      tryAgain: `${prefix}/address/try-again`,
      accountNotFound: `${prefix}/account-not-found`,
    },
    requests: {
      businessContact: `${prefix}/business/contact`,
      buildingRequest: `${prefix}/building/request`,
      webpassContact: `${prefix}/webpass/contact/process`,
      webpassResidential: `${prefix}/webpass/residential/process`,
      chat: '/api/chat',
    },
  }) as const satisfies Routes;

/** The routes of a host whose Spanish pages are below a prefix. */
export const formRoutes = { en: below(''), es: below('/intl/es') } as const;
