import type { PostResult } from '@skein/forms/engine';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FILE_BYTES_MAX } from '../application/index.ts';
import { box, element, files, fillIn, messages, stage, submit } from '../testing/application-stage.tsx';

const user = userEvent.setup({ delay: null });
const FAILED = 'There was a problem submitting the application. Please check the fields and try again.';

function choose(input: HTMLInputElement, name: string, bytes: number): void {
  const file = new File(['%PDF-'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  // Browsers dispatch these events in this order.
  fireEvent.input(input, { target: { files: [file] } });
  fireEvent.change(input);
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the application form', () => {
  it('says of every question what is wrong, in the words of the specification, and goes to the first', async () => {
    render(element(stage()));
    await user.type(box(/^Email/), 'ana@');
    await user.type(box(/^Phone/), '12');
    await submit();
    expect(messages()).toEqual([
      'First name is a required field',
      'Last name is a required field',
      'Please enter a full email address. Example: name@example.com',
      'Please enter a valid phone number. Example: XXX-XXX-XXXX',
      'Please attach a file, or answer as text below.',
      'Please choose an answer.',
      'We cannot take an application without this consent.',
    ]);
    expect(document.activeElement).toBe(box(/^First name/));
  });

  it('cuts no phone number that is written in another way, and says what it wants', async () => {
    render(element(stage()));
    await user.type(box(/^Phone/), '1-512-555-0123');
    expect(box(/^Phone/).value).toBe('1-512-555-0123');
    await submit();
    expect(messages()).toContain('Please enter a valid phone number. Example: XXX-XXX-XXXX');
  });

  it('forgets what was wrong with a question when any of its fields is edited', async () => {
    render(element(stage()));
    await submit();
    await user.type(box('Resume as text'), 'I');
    expect(messages()).not.toContain('Please attach a file, or answer as text below.');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(messages()).not.toContain('Please choose an answer.');
  });

  it.each([
    ['resume.exe', 10, 'This is not a PDF, DOC or DOCX file. Please choose another one.'],
    ['resume.pdf.exe', 10, 'This is not a PDF, DOC or DOCX file. Please choose another one.'],
    ['resume.pdf', 0, 'There is nothing in this file. Please choose another one.'],
    ['resume.pdf', FILE_BYTES_MAX + 1, 'This file is larger than 10 MB. Please choose a smaller one.'],
  ])('refuses %s of %i bytes before anything is sent, with everything kept', async (name, bytes, message) => {
    const shown = stage();
    render(element(shown));
    await fillIn();
    choose(files(/^Resume \*/), name, bytes);
    await submit();
    expect(messages()).toEqual([message]);
    expect(box(/^First name/).value).toBe('Ana');
    expect(files(/^Resume \*/).files?.[0]?.name).toBe(name);
    expect(shown.orders).toEqual([]);
    expect(box(/^Phone/).required).toBe(false);
  });

  it.each(['resume.pdf', 'Resume.DOCX', 'r.doc', `${'x'.repeat(300)}.pdf`, '../../etc/passwd.pdf'])(
    'sends %s of exactly 10 MB',
    async (name) => {
      const shown = stage();
      render(element(shown));
      await fillIn();
      choose(files(/^Resume \*/), name, FILE_BYTES_MAX);
      await submit();
      expect(shown.orders).toHaveLength(1);
    },
  );

  it.each([
    ['en', 'Digits, with dots or dashes: XXX-XXX-XXXX'],
    ['es', 'Números, con puntos o guiones: XXX-XXX-XXXX'],
  ] as const)('says before what a phone number looks like: %s', (language, words) => {
    render(element(stage(), {}, language));
    const hint = document.getElementById(box(/^(Phone|Teléfono)/).getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(words);
  });

  it('says what is wrong with a file when it is chosen, until one is chosen that is right', async () => {
    render(element(stage()));
    const input = files(/^Resume \*/);
    choose(input, 'resume.exe', 10);
    expect(messages()).toEqual(['This is not a PDF, DOC or DOCX file. Please choose another one.']);
    choose(input, 'resume.pdf', FILE_BYTES_MAX + 1);
    expect(messages()).toEqual(['This file is larger than 10 MB. Please choose a smaller one.']);
    choose(input, 'resume.pdf', 10);
    expect(messages()).toEqual([]);
    await submit();
    expect(messages()).not.toContain('Please attach a file, or answer as text below.');
  });

  it('takes a chosen file back', async () => {
    render(element(stage()));
    const input = files(/^Cover letter/);
    await user.upload(input, new File(['%PDF-'], 'letter.pdf'));
    await user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(input.files).toHaveLength(0);
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button', { name: 'Remove file' })).toBeNull();
  });

  it('says thanks when it was taken, and takes the focus there', async () => {
    render(element(stage()));
    await fillIn();
    await submit();
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toBe('Thanks for submitting your application!See open roles');
    expect(document.activeElement).toBe(thanks);
    expect(document.querySelector('form')).toBeNull();
  });

  it('is submitting while it is on its way: the button says so and can do nothing', async () => {
    render(element(stage(() => new Promise(() => {}))));
    await fillIn();
    await submit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(button.disabled).toBe(true);
  });

  it('shows how much has left, and can be canceled with everything kept; what comes then nobody hears', async () => {
    const answers: ((result: PostResult) => void)[] = [];
    let aborted = false;
    const shown = stage(
      (order) =>
        new Promise((resolve) => {
          answers.push(resolve);
          const { onStart, onProgress } = order as unknown as {
            onStart: (stop: () => void) => void;
            onProgress: (sent: number, total: number) => void;
          };
          onStart(() => void (aborted = true));
          onProgress(45, 100);
        }),
    );
    render(element(shown));
    await fillIn();
    await submit();
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' });
    expect(bar.value).toBe(0.45);
    expect(screen.getByText('45 %')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    answers[0]?.({ kind: 'failed', reason: 'abort' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit application' })).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit application' }));
    expect(box(/^First name/).value).toBe('Ana');
    await submit();
    expect(shown.orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      shown.orders[0]?.idempotencyKey,
      shown.orders[0]?.idempotencyKey,
    ]);
  });

  it('keeps everything when it did not go through, says so as quoted, and sends the same again', async () => {
    const shown = stage((order) =>
      shown.orders.indexOf(order) === 0 ? { kind: 'failed', reason: 'story' } : { kind: 'accepted' },
    );
    render(element(shown));
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
    expect(box(/^Last name/).value).toBe('Núñez');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Thanks for submitting your application!');
    expect(new Set(shown.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('says what the service found wrong beside the field, under the quoted words', async () => {
    render(element(stage(() => ({ kind: 'refused', issues: [{ field: 'resume', message: 'fileType' }] }))));
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
    await waitFor(() => expect(document.activeElement).toBe(files(/^Resume \*/)));
    expect(messages()).toEqual(['This is not a PDF, DOC or DOCX file. Please choose another one.']);
  });

  it('is in Spanish where the page is', async () => {
    render(element(stage(), {}, 'es'));
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    expect(messages()[0]).toBe('Nombre es un campo obligatorio');
  });
});
