import { Heading, Icon, Prose } from '@skein/ui';
import { styled } from 'styled-components';
import type { FeatureItem } from './feature-item.content.ts';

export type { FeatureItem };

/** One feature: its icon, a few words, and its footnotes. */
export function FeatureCard({ title, reference, description, icon, footnotes = [] }: FeatureItem) {
  return (
    <Card>
      {icon !== undefined && (
        <Mark>
          <Icon name={icon} size={28} />
        </Mark>
      )}
      <Heading level={3} size={3}>
        {title}
      </Heading>
      {description !== undefined && <Prose html={description} />}
      {reference !== undefined && <Reference>{reference}</Reference>}
      {footnotes.length > 0 && (
        <Notes role="list">
          {footnotes.map(({ id, title: note, image }, index) => (
            <li key={id ?? index}>
              {image && (
                <img src={image.url} alt={image.alt} width={32} height={32} loading="lazy" decoding="async" />
              )}
              {note}
            </li>
          ))}
        </Notes>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  box-sizing: border-box;
  block-size: 100%;
  padding: var(--space-6);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: inset 0 0 0 1px var(--color-line);
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-text);
`;

const Reference = styled.p`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 600;
`;

const Notes = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  img {
    border-radius: 50%;
  }
`;
