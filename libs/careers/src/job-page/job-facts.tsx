'use client';

import { Glyph, Icon, pinGlyph, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SafeJob } from '../contract/job.ts';
import { boardName } from '../texts/board-name.ts';
import * as texts from '../texts/careers.texts.ts';

/** Shows the places and departments of a job. */
export function JobFacts({
  job,
}: {
  readonly job: Pick<SafeJob, 'offices' | 'location' | 'departments'>;
}): ReactElement {
  const say = useWords();
  const places = job.offices.map(({ name, location }) => location || name);
  const locations = places.length > 0 ? [...new Set(places)] : [job.location].filter(Boolean);
  return (
    <Facts>
      {locations.length > 0 && (
        <div>
          <dt>
            <Glyph path={pinGlyph} size="1.2em" />
            {say(texts.locations)}
          </dt>
          {locations.map((location) => (
            <dd key={location}>{boardName(location, say)}</dd>
          ))}
        </div>
      )}
      {job.departments.length > 0 && (
        <div>
          <dt>
            <Icon name="building" size="1.2em" />
            {say(texts.department)}
          </dt>
          {job.departments.map((department) => (
            <dd key={department}>{boardName(department, say)}</dd>
          ))}
        </div>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  margin: 0;

  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    margin: var(--space-1) 0 0;
    font-weight: 600;
  }
`;
