// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/site-in-memory.ts';

const { pages } = await demoSite();
const QUIZ = '/quiz';
const ALL =
  '?household-size=4&extenders=no&priority-room=yes&internet-use=b&bandwidth=home&bandwidth=edge&typical-day=a&step=result';

describe('a page with a quiz', () => {
  it('is its introduction without a query, and waits for the visitor', async () => {
    const { html } = await pages.render(QUIZ);
    expect(html).toMatch(/<skein-island[^>]* when="interaction"[^>]* url=""/);
    expect(html).toMatch(/<h1[^>]*>Find the right plan<\/h1>/);
    expect(html).toMatch(/<form (?=[^>]*action="#quiz")(?=[^>]*method="get")/);
  });

  it('is drawn for the step of a query in its normal form, and wakes to tell so', async () => {
    const { html, address } = await pages.render(QUIZ, { search: '?utm=x&step=1&step=2&household-size=3' });
    expect(html).toMatch(/<skein-island[^>]* when="load"[^>]* url="\?household-size=3&amp;step=2"/);
    expect(html).toContain('<input type="hidden" name="household-size" value="3"/>');
    expect(address?.normal({ search: '?step=2&household-size=3&other=1' })).toBe('?household-size=3&step=2');
    expect(address?.normal({ search: '?utm=x' })).toBe('');
  });

  it('ends with the plan, in both languages', async () => {
    expect((await pages.render(QUIZ, { search: ALL })).html).toContain('Skein 1\u00a0Gig is for you.');
    const spanish = await pages.render(`/intl/es${QUIZ}`, { search: ALL });
    expect(spanish.html).toContain('El tuyo es Skein 1\u00a0Gig.');
    expect(spanish.html).toContain('href="/quiz?household-size=4&amp;');
  });

  it('is one page to search engines, whatever was answered', async () => {
    const { html } = await pages.render(QUIZ, { search: ALL });
    expect(html).toContain('<link rel="canonical" href="https://skein.example/quiz">');
  });

  it('leaves pages without a quiz as they are', async () => {
    expect((await pages.render('/plans', { search: '?step=2' })).address).toBeUndefined();
  });
});
