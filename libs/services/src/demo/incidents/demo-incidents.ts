import { severitySchema, type Severity } from '@skein/blocks/contract';
import * as v from 'valibot';
import { seededRandom } from '../parts/random.ts';
import type { Home } from '../../stand-ins/address/model/address.types.ts';
import type { Incident } from '../../stand-ins/network-status/incident.ts';

const MINUTE_MS = 60 * 1000;
const OLDEST_MIN = 3 * 24 * 60;

/** Share of ZIP codes for each severity of incident, in percent. `none`: a ZIP code without an incident. */
const SHARES = { none: 88, '0': 3, '1': 3, '2': 4, '3': 2 } as const;

const descriptions = (
  supportPage: string,
): Readonly<Record<Severity, { readonly en: string; readonly es: string }>> => ({
  0: {
    en: '<p>Some of your neighbors tell us that their line drops now and then. We are looking for the reason. Nothing is certain yet.</p>',
    es: '<p>Algunos vecinos nos dicen que la línea se les cae de vez en cuando. Estamos buscando la causa. Todavía no hay nada seguro.</p>',
  },
  1: {
    en: '<p>A splice has come loose in your area. Most homes notice nothing: traffic is taking another route. A crew is on its way.</p>',
    es: '<p>Se soltó un empalme en tu zona. La mayoría de las casas no nota nada: su tráfico va por otro camino. Va en camino una cuadrilla.</p>',
  },
  2: {
    en: '<p>Your neighborhood is on one line instead of two until <strong>this evening</strong>. Your internet may be slower than usual. Calls work as always.</p>',
    es: '<p>Hasta <strong>esta noche</strong> tu vecindario funciona con una línea en lugar de dos. Tu internet puede estar más lento que de costumbre. Las llamadas funcionan como siempre.</p>',
  },
  3: {
    en: `<p>An excavator has cut the line to your street. Two crews are splicing it, and we expect you back online in <strong>about two hours</strong>. You don’t need to call, but <a href="${supportPage}">you can</a>.</p>`,
    es: `<p>Una excavadora cortó la línea de tu calle. Dos cuadrillas la están empalmando y esperamos que vuelva el servicio en <strong>unas dos horas</strong>. No hace falta que llames, pero <a href="${supportPage}">puedes hacerlo</a>.</p>`,
  },
});

/**
 * Severities of the incidents at the addresses in docs/demo-data.md. They do not depend on the seed, unlike all other
 * demo incidents.
 */
const NAMED: Readonly<Record<string, readonly Severity[]>> = {
  '1 Ready Rd': [],
  '4 Try Again Trl': [0],
  '5 Lost Account Ct': [1],
  '7 Two Doors Ct': [2],
  '100 Many Doors Blvd': [1, 3],
};

/**
 * Returns a function that returns the incidents at a home. The same seed always gives the same incidents. The times of
 * the incidents are relative to the start of the process.
 * @param startedAtMs start of the process, in ms since 1970
 * @param supportPage page to which the text of the worst severity links
 */
export function demoIncidents(
  startedAtMs: number,
  supportPage: string,
  seed = 'skein',
): (home: Home) => readonly Incident[] {
  const said = descriptions(supportPage);
  const incident = (severity: Severity, minutes: number, area: Incident['area']): Incident => ({
    severity,
    description: said[severity],
    updatedAt: new Date(startedAtMs - minutes * MINUTE_MS).toISOString(),
    area,
  });
  return ({ number, street, city, zip }) => {
    const named = NAMED[`${number} ${street}`];
    if (named && city === 'Austin')
      return named.map((severity, index) => incident(severity, 12 + 60 * index, { street }));
    const random = seededRandom(`${seed} incidents ${zip}`);
    const severity = v.safeParse(severitySchema, Number(random.draw(SHARES)));
    return severity.success
      ? [incident(severity.output, random.between(3, OLDEST_MIN), { zips: [zip] })]
      : [];
  };
}
