import { expect, type Locator, type Page } from '@playwright/test';

export const THANKS = 'Thanks for submitting your application!';
const PDF = Buffer.from('%PDF-1.7\n');

/** Returns a file for an upload: `bytes` long, with content that begins with `head`. */
export const file = (name: string, bytes: number, head: Buffer = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer:
    bytes < head.length
      ? head.subarray(0, bytes)
      : Buffer.concat([head, Buffer.alloc(bytes - head.length, 'a')]),
});

export class ApplicationOnPage {
  readonly form: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.form = page.locator('form[action="/_grow/api/submit-application"]');
    this.submit = this.form.locator('button[type="submit"]');
  }

  field = (name: string): Locator => this.form.locator(`[name="${name}"]`);

  /** Fills in all required fields, and attaches the resume. */
  fillIn = async (name: string, resume = file('resume.pdf', 2000)): Promise<void> => {
    await this.field('first_name').fill(name);
    await this.field('last_name').fill('Núñez');
    await this.field('email').fill('ana@example.com');
    await this.field('phone').fill('512-555-0100');
    await this.field('resume').setInputFiles(resume);
    for (const box of await this.starred()) {
      // Do not use `check()`: when the form's script starts, it may restore the box's old state a moment later.
      if (!(await box.isChecked())) await box.click();
      await expect(box).toBeChecked();
    }
  };

  /** Returns the first choice of each required question that has choices. */
  async starred(): Promise<readonly Locator[]> {
    const groups = await this.form.locator('fieldset:has(legend > span)').all();
    return groups.map((group) => group.locator('input').first());
  }
}
