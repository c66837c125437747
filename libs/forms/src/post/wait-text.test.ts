// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

describe('the wait before another try', () => {
  it.each([
    [1, 'en', 'You can try again in 1 second.'],
    [40, 'en', 'You can try again in 40 seconds.'],
    [60, 'en', 'You can try again in 1 minute.'],
    [61, 'en', 'You can try again in 2 minutes.'],
    [600, 'en', 'You can try again in 10 minutes.'],
    [3600, 'en', 'You can try again in 1 hour.'],
    [40, 'es', 'Puedes intentarlo de nuevo en 40 segundos.'],
    [60, 'es', 'Puedes intentarlo de nuevo en 1 minuto.'],
    [540, 'es', 'Puedes intentarlo de nuevo en 9 minutos.'],
    [7200, 'es', 'Puedes intentarlo de nuevo en 2 horas.'],
  ] as const)('of %d s is said in words in %s', (seconds, language, words) => {
    expect(waitText(seconds)((text) => text[language], language)).toBe(words);
  });
});
