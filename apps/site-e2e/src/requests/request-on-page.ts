import { requestForms } from '@skein/content/requests';
import type { RequestField, RequestFormId } from '@skein/forms/contract';
import { goodRequests } from '@skein/forms/testing';
import type { Locator, Page, Request } from '@playwright/test';
import { inSpanish } from '../pages.ts';

export type Language = 'en' | 'es';

export interface RequestRow {
  readonly form: RequestFormId;
  readonly island: string;
  readonly thanks: Readonly<Record<Language, string>>;
}

export const REQUEST_ROWS: readonly RequestRow[] = [
  {
    form: 'businessContact',
    island: 'form-business-contact',
    thanks: { en: 'Our business team has it', es: 'El equipo de negocios ya lo tiene' },
  },
  {
    form: 'buildingRequest',
    island: 'form-building-request',
    thanks: { en: 'Your building is on the list', es: 'Tu edificio está en la lista' },
  },
  {
    form: 'webpassContact',
    island: 'form-webpass-contact',
    thanks: { en: 'Our rooftop team has it', es: 'El equipo de azoteas ya la tiene' },
  },
  {
    form: 'webpassResidential',
    island: 'form-webpass-residential',
    thanks: { en: 'We’ll come look at the roof', es: 'Iremos a ver la azotea' },
  },
];

const CHOSEN: readonly RequestField[] = ['units', 'year', 'manager'];

export class RequestOnPage {
  readonly page: Page;
  readonly root: Locator;
  readonly path: string;
  readonly row: RequestRow;
  /** The posts of the form, oldest first. */
  readonly posts: Request[] = [];

  constructor(page: Page, row: RequestRow, language: Language = 'en') {
    this.page = page;
    this.row = row;
    const { page: path } = requestForms[row.form];
    this.path = language === 'es' ? inSpanish(path) : path;
    this.root = page
      .getByRole('main')
      .locator('form')
      .filter({ has: this.control('firstName') });
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith(this.path))
        this.posts.push(request);
    });
  }

  get postedTo(): string {
    const { path, page: own } = requestForms[this.row.form];
    return this.path + path.slice(own.length);
  }

  control(field: RequestField): Locator {
    return this.page.locator(`[name="${requestForms[this.row.form].names[field]}"]`);
  }

  get button(): Locator {
    return this.root.locator('button[type="submit"]');
  }

  get alert(): Locator {
    return this.root.getByRole('alert');
  }

  get toType(): ReadonlyMap<RequestField, string> {
    const { form } = this.row;
    const fields = requestForms[form].order.filter((field) => field !== 'human' && !CHOSEN.includes(field));
    return new Map(fields.map((field) => [field, goodRequests[form][field] ?? '']));
  }

  async fill(): Promise<void> {
    for (const [field, text] of this.toType) await this.control(field).fill(text);
  }

  async typed(): Promise<ReadonlyMap<RequestField, string>> {
    const shown = new Map<RequestField, string>();
    for (const field of this.toType.keys()) shown.set(field, await this.control(field).inputValue());
    return shown;
  }

  async thanked(language: Language = 'en'): Promise<void> {
    await this.page.getByRole('heading', { name: this.row.thanks[language] }).waitFor();
  }
}
