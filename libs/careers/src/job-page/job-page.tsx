'use client';

import {
  Alert,
  ButtonLink,
  Container,
  Heading,
  Picture,
  RichText,
  Section,
  SideBySide,
  Stack,
  TextColumn,
  TextLink,
  useLanguageTag,
  useWords,
  useRoutes,
} from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { APPLY_ANCHOR } from '../application/application.constants.ts';
import type { SafeJob } from '../contract/job.ts';
import { ownLanguage } from '../contract/own-language.ts';
import { ROLES_ANCHOR } from '../roles/roles.constants.ts';
import * as texts from '../texts/careers.texts.ts';
import type { JobPageContent } from './job-page.block.ts';
import { JobFacts } from './job-facts.tsx';
import { JobVideo } from './job-video.tsx';
import type { ServedJob } from './served-job.ts';

export interface JobPageProps extends JobPageContent {
  /** The job from the server. If it is undefined, the page shows no job. */
  readonly served?: ServedJob | undefined;
}

/** Draws a job, or a text that says why no job is shown. The job's title is the title of the page. */
export function JobPage(props: JobPageProps): ReactElement {
  const { served = { status: 'gone' }, analyticsId } = props;
  const say = useWords();
  const { openRoles: list = '' } = useRoutes();
  const roles = `${list}#${ROLES_ANCHOR}`;
  const openRoles = props.openRolesText ?? say(texts.seeOpenRoles);
  if (served.status === 'open') return <OpenJob {...props} job={served.job} roles={roles} />;
  return (
    <Section data-analytics-id={analyticsId}>
      <Container>
        {served.status === 'gone' ? (
          <Beside image={props.goneImage}>
            <Heading level={1}>{props.gone ?? say(texts.gone)}</Heading>
            <Lead>{props.goneNext ?? say(texts.goneNext)}</Lead>
            <ButtonLink href={roles}>{openRoles}</ButtonLink>
          </Beside>
        ) : (
          <TextColumn gap={6}>
            <Heading level={1}>{props.failed ?? say(texts.jobFailed)}</Heading>
            <Alert
              tone="danger"
              role="none"
              action={
                <ButtonLink href={`?id=${encodeURIComponent(served.id)}`} variant="secondary" size="small">
                  {say(texts.retry)}
                </ButtonLink>
              }
            >
              {say(texts.jobFailedNext)}
            </Alert>
            <TextLink href={roles}>{openRoles}</TextLink>
          </TextColumn>
        )}
      </Container>
    </Section>
  );
}

/** Draws a text, and a picture beside it if there is one. */
function Beside({
  children,
  image,
}: {
  readonly children: ReactNode;
  readonly image: JobPageContent['goneImage'];
}) {
  const words = <TextColumn gap={6}>{children}</TextColumn>;
  if (!image) return words;
  return (
    <SideBySide>
      {words}
      <Picture image={image} rounded="large" sizes="(min-width: 46rem) 36rem, 100vw" />
    </SideBySide>
  );
}

function OpenJob({
  job,
  roles,
  ...props
}: JobPageContent & { readonly job: SafeJob; readonly roles: string }) {
  const tag = useLanguageTag();
  const say = useWords();
  const own = ownLanguage(job.language, tag);
  return (
    <article data-analytics-id={props.analyticsId}>
      <Section theme="mist" spacing="medium">
        <Container>
          <Stack gap={6}>
            <TextLink href={roles} look="quiet">
              <span aria-hidden="true">← </span>
              {props.openRolesText ?? say(texts.seeOpenRoles)}
            </TextLink>
            <Title lang={own}>
              <Heading level={1} size={job.title.length > LONG_TITLE ? 2 : 1}>
                {job.title}
              </Heading>
            </Title>
            <JobFacts job={job} />
            <div data-print="none">
              <ButtonLink href={`#${APPLY_ANCHOR}`}>{props.applyText ?? say(texts.applyNow)}</ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
      <Section spacing="medium">
        <Container>
          {job.video === undefined ? (
            <Words lang={own}>
              <RichText html={job.description} />
            </Words>
          ) : (
            <SideBySide shares={[7, 5]} align="start">
              <Words lang={own}>
                <RichText html={job.description} />
              </Words>
              <JobVideo url={job.video} />
            </SideBySide>
          )}
        </Container>
      </Section>
    </article>
  );
}

/** Longest title with large letters, in characters. A longer title would fill the screen of a phone. */
const LONG_TITLE = 40;

const Title = styled.div`
  max-inline-size: var(--column-stage);
`;

const Words = styled.div`
  max-inline-size: var(--column-text);
`;

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
`;
