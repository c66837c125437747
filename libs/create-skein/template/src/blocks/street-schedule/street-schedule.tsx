import { Container, Heading, RichText, Section, useWords, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import type { ScheduledStreetProps, StreetScheduleProps } from './street-schedule.block.ts';

type Stage = ScheduledStreetProps['stage'];

const STAGES: readonly Stage[] = ['planned', 'digging', 'splicing', 'ready'];
const TEXTS: Readonly<Record<Stage, UiText>> = {
  planned: { en: 'Planned', es: 'Planeada' },
  digging: { en: 'Digging', es: 'En obra' },
  splicing: { en: 'Splicing', es: 'Empalmando' },
  ready: { en: 'Ready', es: 'Lista' },
};

/** A list of streets. Under the name of each street, a bar grows with the progress of the work. */
export function StreetSchedule({ title, description, streets, note }: StreetScheduleProps) {
  const say = useWords();
  return (
    <Section>
      <Container>
        <Columns>
          <Words>
            <Heading level={2}>{title}</Heading>
            {description !== undefined && <RichText html={description} />}
          </Words>
          <div>
            <Streets>
              {streets.map(({ id, name, stage, when }) => (
                <Street key={id}>
                  <Name>{name}</Name>
                  <Rope aria-hidden="true">
                    {STAGES.map((one) => (
                      <Strand key={one} $done={STAGES.indexOf(one) <= STAGES.indexOf(stage)} />
                    ))}
                  </Rope>
                  <State>
                    <strong>{say(TEXTS[stage])}</strong> · {when}
                  </State>
                </Street>
              ))}
            </Streets>
            {note !== undefined && <Note>{note}</Note>}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-16);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

const Streets = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Street = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--color-line);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Name = styled.h3`
  margin: 0;
  font-family: var(--font-heading);
  font-size: 1.25rem;
`;

const State = styled.p`
  margin: 0;
  color: var(--color-text-muted);

  strong {
    color: var(--color-text);
  }

  @media (min-width: 40rem) {
    grid-area: 1 / 2;
  }
`;

const Rope = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-1);
  grid-column: 1 / -1;
`;

const Strand = styled.span<{ $done: boolean }>`
  block-size: 0.375rem;
  border-radius: var(--radius-small);
  background: ${({ $done }) => ($done ? 'var(--color-accent)' : 'var(--color-line)')};
`;

const Note = styled.p`
  margin: var(--space-4) 0 0;
  color: var(--color-text-muted);
  font-size: 0.875rem;
`;
