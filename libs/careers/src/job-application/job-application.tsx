'use client';

import { Container, Section, TextColumn, useRoutes } from '@skein/ui';
import type { ReactElement } from 'react';
import { ApplicationForm, type ApplicationFormProps } from '../application-form/application-form.tsx';
import { APPLY_ANCHOR } from '../application/application.constants.ts';
import { ROLES_ANCHOR } from '../roles/roles.constants.ts';
import type { JobApplicationContent } from './job-application.block.ts';

export interface JobApplicationProps
  extends
    JobApplicationContent,
    Partial<
      Pick<
        ApplicationFormProps,
        'boardToken' | 'page' | 'postTo' | 'humanCheck' | 'visitor' | 'refused' | 'applied'
      >
    > {
  /** The job from a server: see `askedOf`. If it is undefined, the form is hidden. */
  readonly job?: ApplicationFormProps['job'] | undefined;
}

/** Draws the application for the job of the page. */
export function JobApplication(props: JobApplicationProps): ReactElement {
  const { job, title, submit, failed, thanks, openRoles, analyticsId, boardToken = '', ...form } = props;
  const { openRoles: list = '' } = useRoutes();
  // A hidden element shows that the block is empty on purpose. No element would count as an editor's mistake.
  if (!job) return <div hidden />;
  return (
    <Section
      id={APPLY_ANCHOR}
      theme="mist"
      spacing="medium"
      data-analytics-id={analyticsId}
      data-print="none"
    >
      <Container>
        <TextColumn width="text" align="stretch">
          <ApplicationForm
            job={job}
            boardToken={boardToken}
            rolesHref={`${list}#${ROLES_ANCHOR}`}
            texts={{ title, submit, failed, thanks, openRoles }}
            page={form.page}
            postTo={form.postTo}
            humanCheck={form.humanCheck}
            visitor={form.visitor}
            refused={form.refused}
            applied={form.applied}
          />
        </TextColumn>
      </Container>
    </Section>
  );
}
