import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { careersRoutes } from '../testing/careers-routes.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { longDescription, shownJob } from '../testing/shown-job.ts';
import { jobFilm } from './job-film.ts';
import { jobPage } from './job-page.block.ts';
import { jobPageBasic } from './job-page.fixtures.ts';
import { JobPage } from './job-page.tsx';
import type { ServedJob } from './served-job.ts';

const show = (served: ServedJob | undefined, language: 'en' | 'es' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <RoutesProvider routes={careersRoutes[language]}>
        <JobPage {...fixtureProps(jobPage, jobPageBasic)} served={served} />
      </RoutesProvider>
    </LanguageProvider>,
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a job', () => {
  it('has its title, its offices and its department', () => {
    show(shownJob());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product Engineer');
    expect(screen.getByText('San Francisco, CA, United States')).toBeTruthy();
    expect(screen.getByText('Engineering')).toBeTruthy();
    expect(hrefOf('Apply now')).toBe('#apply');
  });

  it('says where the work is when no office has it', () => {
    show(shownJob({ offices: [] }));
    expect(screen.getByText('San Francisco, CA')).toBeTruthy();
  });

  it('opens links of its description in new tabs, and shows no marks for other sites', () => {
    const { container } = show(shownJob({ content: longDescription }));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'who we are' }).target).toBe('_blank');
    expect(container.textContent).not.toContain('#LI');
  });

  it('is in the language of the job where that is another', () => {
    const { container } = show(shownJob(), 'es');
    expect(container.querySelectorAll('[lang=en]')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it.each([
    ['en', '/careers#roles', 'See open roles'],
    ['es', '/intl/es/careers#roles', 'Ver las vacantes'],
  ] as const)('leads to open roles when the job is gone, in %s', (language, href, words) => {
    show({ status: 'gone' }, language);
    expect(hrefOf(words)).toBe(href);
  });

  it('offers another try when the board does not answer', () => {
    show({ status: 'failed', id: '44444' });
    expect(hrefOf('Try again')).toBe('?id=44444');
    expect(hrefOf('See open roles')).toBe('/careers#roles');
  });

  it('has no job without an answer of the board', () => {
    show(undefined);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This role is no longer open.');
  });
});

describe('a film', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abcdefghijk',
      'embed',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://youtu.be/abcdefghijk?t=3', 'embed', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://vimeo.com/123456789', 'embed', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://vimeo.com/123456789/0a1b2c3d4e?share=copy',
      'embed',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/123456789?dnt=1&h=0a1b2c3d4e',
      'embed',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1',
    ],
    ['https://vimeo.com/123456789/about', 'embed', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['/films/a-day.mp4', 'file', '/films/a-day.mp4'],
    ['https://videos.example.com/a-day.mp4', 'link', 'https://videos.example.com/a-day.mp4'],
    [
      'https://youtube.com.evil.example/watch?v=abcdefghijk',
      'link',
      'https://youtube.com.evil.example/watch?v=abcdefghijk',
    ],
  ])('at %s is shown as %s', (address, kind, url) => expect(jobFilm(address)).toEqual({ kind, url }));

  it('is a link to where it is, unless it can be played here', () => {
    show(shownJob());
    expect(hrefOf(/A video about this role/)).toBe('https://videos.example.com/a-day.mp4');
  });
});
