'use client';

import type { UserDetails } from '@skein/analytics';
import { useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { Dropdown } from '../navigation/dropdown.tsx';
import { shellTexts } from '../shell/shell.texts.ts';
import { AccountContents } from './account-panel.tsx';
import { Avatar } from './avatar.tsx';
import type { UserDetailsContent } from './user-details.content.ts';

export type AccountMenuProps = {
  user: UserDetails;
  content: UserDetailsContent | undefined;
};

/** Draws the avatar and the name in the bar. Both open the account menu. */
export function AccountMenu({ user, content }: AccountMenuProps) {
  const say = useWords();
  const label = (
    <Who>
      <Avatar name={user.name} photoUrl={user.profile_photo_url} />
      <Name>{user.name}</Name>
      <VisuallyHidden>, {say(shellTexts.accountMenu)}</VisuallyHidden>
    </Who>
  );
  return (
    <Dropdown label={label} place="end">
      <Width>
        <AccountContents user={user} content={content} />
      </Width>
    </Dropdown>
  );
}

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-inline-size: 0;
  margin-inline-start: -0.25rem;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Width = styled.div`
  inline-size: 18rem;
`;
