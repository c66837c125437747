'use client';

import type { FormControl } from '@skein/forms/engine';
import { useRef } from 'react';
import {
  FILE_BYTES_MAX,
  FILE_ENDINGS,
  FILE_HEAD_BYTES,
  mayBeTaken,
  type ApplicationMessage,
  type LookAtFile,
} from '../application/index.ts';

type Form = Pick<FormControl<string, ApplicationMessage>, 'control' | 'fills' | 'left' | 'sheet'>;

const endsRight = (name: string) => FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

function chosenIn(form: Form, name: string): File | undefined {
  const input = form.control(name);
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

export interface ChosenFiles {
  /** Returns the properties of a chosen file that the browser can find out before the file is sent. */
  lookAt(form: Form, ...file: Parameters<LookAtFile>): ReturnType<LookAtFile>;
  /** Checks a file as soon as the visitor has chosen it, and shows mistakes before the browser sends megabytes. */
  chosen(form: Form, name: string): void;
}

/** Checks chosen files as far as a browser can: the size, the end of the name, and the first bytes. */
export function useChosenFiles(): ChosenFiles {
  const [wrong, readings] = [useRef(new WeakSet<File>()), useRef(new Set<Promise<void>>())];

  async function readHead(form: Form, name: string, file: File): Promise<void> {
    // If the browser cannot read a file, only the service checks it.
    const head = await file
      .slice(0, FILE_HEAD_BYTES)
      .arrayBuffer()
      .catch(() => undefined);
    if (!head || head.byteLength === 0 || mayBeTaken(new Uint8Array(head))) return;
    wrong.current.add(file);
    if (chosenIn(form, name) === file) form.left(name);
  }

  return {
    lookAt(form, name, fileName) {
      // While the form is drawn, the rules also ask about files that the visitor has not chosen.
      if (!form.sheet.current) return undefined;
      const file = chosenIn(form, name);
      if (file?.name !== fileName) return undefined;
      return { bytes: file.size, isOfType: endsRight(fileName) && !wrong.current.has(file) };
    },
    chosen(form, name) {
      form.left(name);
      const file = chosenIn(form, name);
      if (!file || file.size === 0 || file.size > FILE_BYTES_MAX || !endsRight(file.name)) return;
      const { current } = readings;
      const reading = readHead(form, name, file).finally(() => {
        current.delete(reading);
        if (current.size === 0) form.fills(undefined);
      });
      current.add(reading);
      form.fills(Promise.all(current));
    },
  };
}
