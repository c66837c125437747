const en = {
  title: 'Internet speed test',
  start: 'Start the test',
  again: 'Test again',
  stop: 'Stop',
  latencyPhase: 'Measuring latency',
  downloadPhase: 'Measuring download',
  uploadPhase: 'Measuring upload',
  done: 'Done: {download} Mbps down, {upload} up, {latency} ms.',
  stopped: 'Stopped.',
  busy: 'Too many tests from here just now. Try again in a minute.',
  failed: 'The test was interrupted. Check your connection and try again.',
  download: 'Download',
  upload: 'Upload',
  latency: 'Latency',
  noScript: 'The test needs JavaScript, because it runs in your browser.',
  note: 'Measures the connection between you and this server, using up to {megabytes} MB.',
};

export type SpeedTestTexts = Readonly<typeof en>;

const es: SpeedTestTexts = {
  title: 'Prueba de velocidad de internet',
  start: 'Empezar la prueba',
  again: 'Probar otra vez',
  stop: 'Detener',
  latencyPhase: 'Midiendo la latencia',
  downloadPhase: 'Midiendo la bajada',
  uploadPhase: 'Midiendo la subida',
  done: 'Listo: {download} Mbps de bajada, {upload} de subida, {latency} ms.',
  stopped: 'Detenida.',
  busy: 'Ya se midió mucho desde aquí. Inténtalo en un minuto.',
  failed: 'La prueba se cortó. Revisa la conexión y empieza de nuevo.',
  download: 'Bajada',
  upload: 'Subida',
  latency: 'Latencia',
  noScript: 'La prueba necesita JavaScript: la medición ocurre en tu navegador.',
  note: 'Mide el camino entre tú y este servidor, con {megabytes} MB como máximo.',
};

/** Texts of the page, by language. */
export const SPEED_TEST_TEXTS = { en, es } as const;
