import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shortApplication } from '../testing/applications.ts';
import { careersRoutes } from '../testing/careers-routes.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { askedOf } from './asked-of.ts';
import { jobApplication } from './job-application.block.ts';
import { jobApplicationBasic, jobApplicationOwnWords } from './job-application.fixtures.ts';
import { JobApplication, type JobApplicationProps } from './job-application.tsx';

const asked = { job: askedOf(shortApplication), boardToken: 'skein', postTo: '/careers/apply' };
const show = (
  fixture: typeof jobApplicationBasic,
  served: Partial<JobApplicationProps>,
  language: 'en' | 'es' = 'en',
) =>
  render(
    <LanguageProvider language={language}>
      <RoutesProvider routes={careersRoutes[language]}>
        <JobApplication
          {...fixtureProps(jobApplication, fixture, language === 'es' ? 'es' : 'en-US')}
          {...served}
        />
      </RoutesProvider>
    </LanguageProvider>,
  );

describe('the application of a job', () => {
  it('asks nothing as long as nobody knows of which job', () => {
    expect(show(jobApplicationBasic, {}).container.innerHTML).toBe('<div hidden=""></div>');
  });

  it('stands where the button of the job leads, and asks what its board asks', () => {
    const { container } = show(jobApplicationBasic, asked);
    expect(container.querySelector('#apply form')?.getAttribute('action')).toBe('/careers/apply');
    for (const { label } of shortApplication.questions) expect(container.textContent, label).toContain(label);
  });

  it('speaks the language of the board beside words of the board', () => {
    const questions = shortApplication.questions.map((question) =>
      question.label === 'Resume' ? { ...question, label: 'Hoja de vida' } : question,
    );
    show(jobApplicationBasic, { ...asked, job: askedOf({ ...shortApplication, language: 'es', questions }) });
    expect(screen.getByRole('textbox', { name: 'Hoja de vida como texto' })).toBeTruthy();
  });

  it('speaks as an editor wants it', () => {
    show(jobApplicationOwnWords, asked);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tell us who you are');
    expect(screen.getByRole('button', { name: 'Send it to us' })).toBeTruthy();
  });

  it('thanks in its place, and leads to the other roles in the same language', () => {
    show(jobApplicationOwnWords, { ...asked, applied: true }, 'es');
    expect(screen.getByText('La tenemos y la leemos.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Todas las demás' }).getAttribute('href')).toBe(
      '/intl/es/careers#roles',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
