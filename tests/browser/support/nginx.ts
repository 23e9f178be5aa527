/** nginx, begun with docs/nginx.conf on a built site. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/** Where nginx is, and where it has its lists of types; null where there is none. */
export function findNginx(): { readonly command: string; readonly types: string } | null {
  const command = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (command === undefined) return null;
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  const types = join(dirname(conf), 'mime.types');
  return existsSync(types) ? { command, types } : null;
}

/**
 * Starts it, on a port of its own, with the file as it stands but for the folder and the port.
 *
 * @param folder for what it writes.
 */
export async function startNginx(
  { command, types }: NonNullable<ReturnType<typeof findNginx>>,
  site: string,
  folder: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const config = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/srv/vorhand', resolve(site))
    .replace('listen 8080', `listen ${port}`);
  writeFileSync(join(folder, 'site.conf'), config);
  copyFileSync(types, join(folder, 'mime.types'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} daemon off; pid nginx.pid; error_log stderr warn; events {}
    http { access_log off; ${own.map((name) => `${name}_temp_path ${name};`).join(' ')} include site.conf; }`,
  );
  const path = resolve(folder);
  const server = spawn(command, ['-p', path, '-c', join(path, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const url = `http://localhost:${port}/`;
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (server.exitCode !== null || tries === 100) throw new Error(`nginx does not begin: ${said}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return { url, close: () => server.kill('SIGQUIT') };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        done(port);
      });
    });
  });
}
