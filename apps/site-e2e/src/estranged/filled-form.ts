import type { Locator, Page, Request } from '@playwright/test';
import { postKeyOf } from './post-key.ts';
import { file } from '../careers/application-on-page.ts';
import type { Language } from '../forms/form-on-page.ts';
import { inSpanish } from '../pages.ts';
import { expect } from './estranged.fixture.ts';
import type { FormPlace } from './form-places.ts';

/** A form control on the page. Checkboxes and radio buttons with the same name have different values. */
interface Control {
  readonly type: string;
  readonly name: string;
  readonly value: string;
}
/** Entered values by control. A value is a text, a choice, a checked state or a file name. */
type Entered = Readonly<Record<string, string | boolean>>;

const HUMAN = 'g-recaptcha-response';
const FILE_ENDING = '.pdf';
const CONTROLS = 'input:not([type=hidden]), select, textarea';
const keyOf = ({ name, value }: Control) => (value === '' ? name : `${name} = ${value}`);
const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio';
const isText = (control: Control) => !isBox(control) && !['select-one', 'file'].includes(control.type);

function textFor({ type, name }: Control): string {
  if (type === 'email') return 'sam@example.com';
  if (type === 'number') return '10';
  if (type === 'tel' || /phone/i.test(name)) return '7375550142';
  if (/zip/i.test(name)) return '78704';
  if (/street|address\]?$/i.test(name)) return '1 Ready Rd';
  return 'Juniper';
}

/** Any form of the site. The test reads the form's controls from the page, and fills them in. */
export class FilledForm {
  readonly page: Page;
  readonly place: FormPlace;
  readonly island: Locator;
  readonly root: Locator;
  url = '';
  private readonly language: Language;
  /** Accepted posts, each with its idempotency key. The service treats posts with the same key as one post. */
  private readonly posted = new Map<Request, string | symbol>();
  action = '';
  private words: readonly string[] = [];

  constructor(page: Page, place: FormPlace, language: Language = 'en') {
    this.page = page;
    this.place = place;
    this.language = language;
    const island = `skein-island[id="${place.island}"]`;
    this.island = page.locator(island);
    // On a phone, a press on some fields opens a dialog. The visitor continues to type in the dialog.
    this.root = page
      .locator(`${island}:not(:has(dialog[open])) form:visible, ${island} dialog[open] form:visible`)
      .first();
    page.on('request', (request) => {
      if (request.method() === 'POST') this.posted.set(request, postKeyOf(request) ?? Symbol('no key'));
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && response.status() < 500) this.posted.delete(response.request());
    });
  }

  async open(): Promise<void> {
    await this.page.goto(this.path);
    await this.look();
  }

  get path(): string {
    const { path } = this.place;
    return this.language === 'es' ? inSpanish(path) : path;
  }

  /** Records the form's URL, the path to which the form posts, and the form's texts. */
  async look(): Promise<void> {
    this.url = this.page.url();
    this.action = await this.root.evaluate((form: HTMLFormElement) => new URL(form.action).pathname);
    this.words = await this.shownWords();
  }

  /** Returns how many times the form was sent. Posts with the same idempotency key count once. */
  posts = (): number => {
    const own = [...this.posted].filter(([request]) => new URL(request.url()).pathname === this.action);
    return new Set(own.map(([, key]) => key)).size;
  };

  private async shownWords(): Promise<readonly string[]> {
    const words = await this.root.locator('label, legend, button[type=submit]').allInnerTexts();
    return words.map((text) => text.trim()).filter((text) => text !== '');
  }

  private controls(): Promise<readonly Control[]> {
    return this.root.locator(CONTROLS).evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.disabled)
        .map((one) => ({
          type: one.type,
          name: one.name,
          value: ['checkbox', 'radio'].includes(one.type) ? (one.getAttribute('value') ?? '') : '',
        })),
    );
  }

  private at(control: Control): Locator {
    const value = control.value !== '' ? `[value="${control.value}"]` : '';
    return this.root.locator(`[name="${control.name}"]${value}:not([type=hidden])`);
  }

  private async enter(control: Control): Promise<string | boolean> {
    const target = this.at(control);
    // Do not use `check()`: it acts on the element that it found first, which React may have replaced.
    if (isBox(control))
      return ((await target.isChecked()) ? Promise.resolve() : target.click()).then(() => true);
    if (control.type === 'file') {
      const one = file(control.name + FILE_ENDING, 2000);
      return target.setInputFiles(one).then(() => one.name);
    }
    if (control.type === 'select-one') {
      const last = (await target.locator('option').count()) - 1;
      return (await target.selectOption({ index: last })).join();
    }
    const text = this.textOf(control);
    return this.type(target, text).then(() => text);
  }

  private async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  private textOf(control: Control): string {
    return this.place.typed?.[control.name] ?? textFor(control);
  }

  /**
   * Fills in all controls, and returns their values. Chooses the last button of a group of radio buttons. Leaves out
   * one letter of the last text field, and puts the caret there.
   */
  async fill(): Promise<Entered> {
    let controls: readonly Control[] = [];
    // React may replace the controls, so repeat until a text field is found.
    await expect
      .poll(async () => (controls = await this.controls()).some(isText), `a text at ${this.place.island}`)
      .toBe(true);
    const last = controls.findLast(isText) as Control;
    const entered: Record<string, string | boolean> = {};
    for (const control of controls) {
      const isLastRadio = controls.findLast(({ name }) => name === control.name) === control;
      if (control === last || (control.type === 'radio' && !isLastRadio)) continue;
      entered[keyOf(control)] = await this.enter(control);
    }
    const [before, , after] = this.inThree(last);
    await this.type(this.at(last), before + after);
    for (const _ of after) await this.page.keyboard.press('ArrowLeft');
    return { ...entered, [keyOf(last)]: before + after };
  }

  async entered(): Promise<Entered> {
    const controls = await this.controls();
    const entries = controls.map(async (control): Promise<[string, string | boolean]> => [
      keyOf(control),
      await this.at(control).evaluate((one: HTMLInputElement) => {
        if (one.type === 'checkbox' || one.type === 'radio') return one.checked;
        return one.type === 'file' ? [...(one.files ?? [])].map(({ name }) => name).join() : one.value;
      }),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  async isAwake(): Promise<void> {
    await expect(this.island, 'it is awake').toHaveAttribute('awake', '');
  }

  /** Checks that the form still has all values and texts. Then types the letter that `fill` left out. */
  async keeps(entered: Entered): Promise<void> {
    expect(await this.entered(), 'what was entered').toMatchObject(entered);
    const now = await this.shownWords();
    expect(now, 'its words').toEqual(expect.arrayContaining([...this.words]));
    await this.complete();
  }

  /** Whether a value is missing after the server renders the form again: a file, or the human check's box. */
  static readonly lost = (key: string, value: string | boolean): boolean =>
    key.startsWith(HUMAN) || (typeof value === 'string' && value.endsWith(FILE_ENDING));

  /** Enters again the values for which `lost` is true. */
  async enterLost(): Promise<void> {
    for (const control of await this.controls()) {
      if (control.type !== 'file' && control.name !== HUMAN) continue;
      if (control.type !== 'file' || (await this.at(control).inputValue()) === '') await this.enter(control);
    }
  }

  /** Types the letter that `fill` left out, at the caret. */
  async complete(): Promise<void> {
    const last = (await this.controls()).findLast(isText);
    if (!last) throw new Error('nothing to type into any more');
    const [, middle] = this.inThree(last);
    await expect(this.at(last), 'the focus').toBeFocused();
    await this.page.keyboard.type(middle);
    await expect(this.at(last), 'typed on at the caret').toHaveValue(this.textOf(last));
  }

  /** Clicks the form's button once. If the button is invisible, presses Enter instead. */
  async press(): Promise<void> {
    const button = this.root.locator(this.place.button ?? 'button[type=submit]').first();
    if (await button.isVisible()) await button.click();
    else await this.page.keyboard.press('Enter');
  }

  async send(): Promise<void> {
    await this.press();
    await this.place.answered(this);
  }

  /**
   * Splits a text at the letter that `fill` leaves out: the last letter in email and number fields, because browsers do
   * not report the position of the caret there.
   */
  private inThree(control: Control): readonly [before: string, middle: string, after: string] {
    const text = this.textOf(control);
    const at = ['email', 'number'].includes(control.type) ? text.length - 1 : Math.floor(text.length / 2);
    return [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  }
}
