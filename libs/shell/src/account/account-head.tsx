'use client';

import type { UserDetails } from '@skein/analytics';
import type { CallToActionContent } from '@skein/cms-client';
import { TextLink, useLanguage } from '@skein/ui';
import { styled } from 'styled-components';
import { Avatar } from './avatar.tsx';

export type AccountHeadProps = {
  user: UserDetails;
  /** Link to the pages of the customer's account. */
  account: CallToActionContent | undefined;
};

/** Draws the name and photo of the signed-in visitor. */
export function AccountHead({ user, account }: AccountHeadProps) {
  const language = useLanguage();
  return (
    <Head>
      <Avatar name={user.name} photoUrl={user.profile_photo_url} size={44} />
      <Words>
        <Name>{user.name}</Name>
        {account && (
          <TextLink href={account.target.href} external={account.external} language={language}>
            {account.text}
          </TextLink>
        )}
      </Words>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-block-end: 1px solid var(--color-line);
`;

const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Name = styled.span`
  font-size: 1.0625rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
