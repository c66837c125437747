import { expect, type Locator, type Page } from '@playwright/test';

export const THANKS = 'Thanks for submitting your application!';
const PDF = Buffer.from('%PDF-1.7\n');

/** Returns a file of a given size, in bytes, that begins like a PDF, or with `head`. */
export const file = (name: string, bytes: number, head: Buffer = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer:
    bytes < head.length
      ? head.subarray(0, bytes)
      : Buffer.concat([head, Buffer.alloc(bytes - head.length, 'a')]),
});

/** The application form on the page of a job. */
export class ApplicationOnPage {
  readonly form: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.form = page.locator('form[action="/_grow/api/submit-application"]');
    this.submit = this.form.locator('button[type="submit"]');
  }

  field = (name: string): Locator => this.form.locator(`[name="${name}"]`);

  /** Fills in all required fields, with the resume as a file. */
  fillIn = async (name: string, resume = file('resume.pdf', 2000)): Promise<void> => {
    await this.field('first_name').fill(name);
    await this.field('last_name').fill('Núñez');
    await this.field('email').fill('ana@example.com');
    await this.field('phone').fill('512-555-0100');
    await this.field('resume').setInputFiles(resume);
    for (const box of await this.starred()) {
      // `check()` looks at once; while the form wakes, what was chosen may be put back a moment later.
      if (!(await box.isChecked())) await box.click();
      await expect(box).toBeChecked();
    }
  };

  /** Returns the first answer of each required question that offers answers. */
  async starred(): Promise<readonly Locator[]> {
    const groups = await this.form.locator('fieldset:has(legend > span)').all();
    return groups.map((group) => group.locator('input').first());
  }
}
