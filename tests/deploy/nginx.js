/** nginx from Debian, as a process of this run alone. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { inRoot } from '../../bin/launcher/paths.js'

/** A certificate of its own for 127.0.0.1, which is its own authority. */
export function createCertificate(folder) {
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...kind, ...subject, ...files, '-days', '2'], { stdio: 'pipe' })
  return { certificate, key }
}

/**
 * @param options `{ folder, port, servers, providers, kind }`: ports of this machine; `kind`: 'defaults' or 'recipe'
 */
export async function startNginx({ folder, port, servers, providers, kind }) {
  const place = join(folder, `nginx_${kind}`)
  mkdirSync(place, { recursive: true })
  const shop = kind === 'recipe' ? recipe(folder, place, servers) : plain(folder, servers)
  const file = join(place, 'nginx.conf')
  writeFileSync(file, configuration(place, onPort(shop, port, providers)))
  const { nginx } = await debianPrograms('nginx')
  const child = spawn(nginx, ['-p', place, '-c', file, '-e', join(place, 'error.log')], {
    stdio: 'inherit',
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGQUIT')
    await exited
  }
}

const configuration = (place, shop) => `
daemon off;
pid ${place}/nginx.pid;
worker_processes 1;
events { worker_connections 512; }
http {
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  access_log ${place}/access.log;
  ${shop}
}
`

const upstream = (servers, options = '') =>
  `upstream gigstall {\n${servers.map((port) => `server 127.0.0.1:${port}${options};`).join('\n')}\n`

/** What everybody writes who has read no recipe: the addresses and no more. */
const plain = (folder, servers) => `
${upstream(servers)}}
server {
  listen 443 ssl http2;
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  location / {
    proxy_pass http://gigstall;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
  }
}
`

/** The files of deploy/, with the places of this run. */
function recipe(folder, place, servers) {
  const nodes = readFileSync(inRoot('deploy', 'nginx-upstream.conf'), 'utf8')
    .replaceAll('127.0.0.1:3333', `127.0.0.1:${servers[0]}`)
    .replaceAll('127.0.0.1:3334', `127.0.0.1:${servers[1]}`)
  return readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace('include /etc/nginx/gigstall-upstream.conf;', nodes)
    .replaceAll('/etc/nginx/certificates/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${place}/`)
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace('  listen [::]:443 ssl http2;\n', '')
}

/** The stand-ins for the providers are under the same address, as in a rehearsal. */
const onPort = (shop, port, providers) =>
  shop.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`).replace(
    '  location / {',
    `  location /sandbox/ {
    proxy_pass http://127.0.0.1:${providers};
    proxy_set_header Host $http_host;
  }
  location / {`
  )
