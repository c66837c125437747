import { callToAction, entryType, one, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  manageAccount: one('gfManageAccountLink', callToAction).optional().help('Opens a new tab'),
  switchAccount: one('gfSwitchAccountLink', callToAction).optional(),
  privacy: one('gfPrivacyLink', callToAction).optional().help('Opens a new tab'),
  signOut: one('signOutCta', callToAction).optional(),
  fiberAccount: one('gfFiberAccountLink', callToAction)
    .optional()
    .help('Beside the name, at the top of the menu'),
} as const;

export interface UserDetailsContent extends PropsOf<typeof fields> {}

/** The account menu of a signed-in visitor. If an entry is missing, the menu omits it. */
export const userDetails: FieldsType<typeof fields, 'gfUserDetails', UserDetailsContent> = entryType(
  'gfUserDetails',
  {
    name: 'User details',
    description: 'The account menu of the header',
    use: 'The header: what visitors see who are signed in.',
    avoid: 'Links that everybody may follow: take a navigation item.',
  },
  fields,
);
