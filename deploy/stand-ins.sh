#!/bin/sh
# The stand-ins for Stripe and Printful of a rehearsal (docs/operations/deploy.md#rehearse), on 127.0.0.1:4100: the
# release in development mode, with the settings of the shop and a folder of its own. The stand-ins use the shop's
# database, unless STAND_IN_DATABASE_URL names another one.
set -eu
set -a
. "${SETTINGS:-/etc/gigstall.env}"
release=${RELEASE:-/srv/gigstall/current}
data=${STAND_IN_DATA:-/var/tmp/gigstall-stand-ins}
mkdir -p "$data"
APP_ENV= NODE_ENV=development HOST=127.0.0.1 PORT=4100 JOBS=off TRUST_PROXY=loopback
DATA_DIR=$data
DATABASE_URL=${STAND_IN_DATABASE_URL:-$DATABASE_URL}
cd "$release"
exec ./runtime/node --max-old-space-size=512 bin/server.js
