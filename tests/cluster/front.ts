import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { endProcess, freePort, temporaryFolder } from '#tests/support/running-shop.ts';

/** A certificate for this machine's names. */
const certify = (folder: string): string => {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => join(folder, name));
  if (!key || !certificate || !both) throw new Error('unreachable');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:vitrina.localhost'];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...words, ...subject], { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
};

/** The proxy's configuration with instances by port in place of their common name. */
const configuration = (instances: readonly number[]): string =>
  readFileSync(join(root, 'deploy/proxy/haproxy.cfg'), 'utf8').replaceAll(/^ +server-template .+$/gm, () =>
    instances.map((instance) => `  server i${instance} 127.0.0.1:${instance}`).join('\n'),
  );

/** HAProxy with TLS and HTTP/2 in front of the ports of instances. */
export const startFront = async (instances: readonly number[]) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder.path, 'haproxy.cfg');
  writeFileSync(file, configuration(instances));
  const bind = `127.0.0.1:${port} ssl crt ${certify(folder.path)} alpn h2,http/1.1`;
  const proxy = spawn('haproxy', ['-W', '-f', file], { stdio: 'ignore', env: { ...process.env, PROXY_BIND: bind } });
  return {
    origin: `https://localhost:${port}`,
    /** Takes its configuration anew without closing a connection. */
    reload: () => void proxy.kill('SIGUSR2'),
    close: async () => {
      await endProcess(proxy, 'SIGKILL');
      folder.remove();
    },
  };
};
