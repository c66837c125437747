import { dirname, join, resolve } from 'node:path';
import { findNginx, startNginx } from '../commands/nginx.ts';
import { serveFolder } from '../visual/serve-folder.ts';

async function serveByNginx(command: string, folder: string) {
  const rules = join(dirname(resolve(folder)), 'export.nginx.conf');
  const types =
    'text/html html; text/css css; text/javascript js; image/svg+xml svg; image/avif avif; image/webp webp; ' +
    'image/jpeg jpg; image/png png; font/woff2 woff2; application/json json; text/vtt vtt; video/mp4 mp4; ' +
    'video/webm webm; text/csv csv; application/xml xml; text/plain txt;';
  const nginx = await startNginx(command, ({ port, home }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${home}/${name};`)
      .join(' ');
    return (
      `pid ${home}/pid; error_log stderr notice; events {}\n` +
      `http { access_log off; ${temporary} types { ${types} }\n` +
      `server { listen 127.0.0.1:${port}; root ${resolve(folder)}; include ${rules}; } }\n`
    );
  });
  return { ...nginx, by: 'nginx' as const };
}

/**
 * Serves an export as static files. Uses nginx if nginx is installed. Otherwise uses a server that ignores the
 * export's rules.
 */
export async function serveExport(folder: string) {
  const nginx = findNginx();
  if (nginx !== undefined) return serveByNginx(nginx, folder);
  return { ...(await serveFolder(folder)), by: 'a plain server of files' as const };
}
