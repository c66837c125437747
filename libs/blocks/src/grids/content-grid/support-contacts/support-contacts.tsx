import { levelUnder } from '@skein/ui';
import type { IconName } from '@skein/ui';
import { styled } from 'styled-components';
import { CardAction, CardSubtitle, CardText, CardTitle, IconDisc, Panel } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import { contactKind, contactSpan, type ContactKind } from './contact-kind.ts';
import type { SupportContactsProps } from './support-contacts.content.ts';

export type { SupportContactsProps };

const icons: Readonly<Record<ContactKind, IconName>> = { chat: 'chat', call: 'phone', schedule: 'calendar' };

/** The ways to contact support, each with its hours. */
export function SupportContacts(props: SupportContactsProps) {
  const kinds = props.items.map(({ title, kind }) => contactKind(title, kind));
  return (
    <CardGrid grid={props} span={contactSpan(kinds)}>
      {({ title, subtitle, description, cta }, index) => {
        const kind = kinds[index];
        return (
          <Contact data-contact={kind}>
            <IconDisc name={kind === undefined ? 'info' : icons[kind]} />
            <CardTitle level={levelUnder(props.title)} size={3}>
              {title}
            </CardTitle>
            {subtitle !== undefined && <CardSubtitle>{subtitle}</CardSubtitle>}
            <CardText html={description} />
            <CardAction cta={cta} />
          </Contact>
        );
      }}
    </CardGrid>
  );
}

const Contact = styled(Panel)`
  > :nth-child(1 of :not(style)) {
    margin-block-end: var(--space-2);
  }
`;
