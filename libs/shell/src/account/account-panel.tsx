import type { UserDetails } from '@skein/analytics';
import { styled } from 'styled-components';
import { AccountHead } from './account-head.tsx';
import { AccountLinks } from './account-links.tsx';
import type { UserDetailsContent } from './user-details.content.ts';

export type AccountPanelProps = {
  user: UserDetails;
  content: UserDetailsContent | undefined;
};

/** Draws the account in the drawer: the signed-in visitor and all links of the account, without a menu. */
export function AccountPanel(props: AccountPanelProps) {
  return (
    <Frame data-account="">
      <AccountContents {...props} />
    </Frame>
  );
}

/** Draws the content of the account menu. */
export function AccountContents({ user, content }: AccountPanelProps) {
  return (
    <>
      <AccountHead user={user} account={content?.fiberAccount} />
      {content && <AccountLinks content={content} />}
    </>
  );
}

const Frame = styled.div`
  margin-block-end: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
`;
