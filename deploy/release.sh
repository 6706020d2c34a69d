#!/bin/sh
# Brings a release into service on this machine: deploy/release.sh /srv/gigstall/releases/<name>
# Migrations and built files first, then workers and web nodes one after the other, each ready before the next one ends.
# PAUSE is how long a proxy with its defaults leaves out a node that it could not reach (10 s for nginx).
set -eu
release=$(realpath "$1")
base=/srv/gigstall
pause=${PAUSE:-10}

ln -sfn "$release" "$base/current.next"
mv -T "$base/current.next" "$base/current"
systemctl restart --job-mode=ignore-dependencies gigstall-migrate.service

for unit in $(systemctl list-units --plain --no-legend 'gigstall-worker@*' | cut -d' ' -f1); do
  systemctl restart "$unit"
done
for unit in $(systemctl list-units --plain --no-legend 'gigstall-web@*' | cut -d' ' -f1); do
  port=${unit#gigstall-web@}
  port=${port%.service}
  systemctl restart "$unit"
  tries=0
  until curl --silent --fail --max-time 3 --output /dev/null "http://127.0.0.1:$port/health/ready"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "$unit is not ready: journalctl -u $unit" >&2; exit 1; }
    sleep 1
  done
  sleep "$pause"
done
