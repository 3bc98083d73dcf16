import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Reads may be sent to another instance when one does not answer; a script that an instance of another build does not have
 * is asked of the next.
 */
const configuration = (port: number, certificate: string, instances: readonly number[]): string => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  option redispatch 1
  retries 3
  option forwardfor
  default-server check inter 300ms fall 2 rise 1
frontend shop
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  use_backend assets if { path_beg /assets/ }
  default_backend pages
${['pages', 'assets']
  .map(
    (name) => `backend ${name}
  balance roundrobin
  option httpchk GET /readyz?exclude=provider
  retry-on conn-failure empty-response ${name === 'assets' ? '404' : '503'}
  http-request disable-l7-retry unless METH_GET
${instances.map((instance) => `  server i${instance} 127.0.0.1:${instance}`).join('\n')}`,
  )
  .join('\n')}
`;

/** HAProxy with TLS and HTTP/2 in front of the ports of instances. */
export const startFront = async (instances: readonly number[]) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder.path, 'haproxy.cfg');
  writeFileSync(file, configuration(port, certify(folder.path), instances));
  const proxy = spawn('haproxy', ['-W', '-f', file], { stdio: 'ignore' });
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
