import type { Connection } from '#database/demo/population_lock'
import type { Part } from '#database/demo/scale/part'
import { lot } from '#database/demo/scale/lots'
import { FIRST_WORDS, SECOND_WORDS } from '#database/demo/scale/words'

const list = (words: string[]) => `ARRAY['${words.join(`','`)}']`
const A = FIRST_WORDS.length
const B = SECOND_WORDS.length

/** Each pair of words once, in no visible order (397 shares no factor with the pairs), then again with a number. */
const PAIR = `(n * 397 % ${A * B})`
const NAME = `(${list(FIRST_WORDS)})[1 + ${PAIR} % ${A}] || ' ' || (${list(SECOND_WORDS)})[1 + ${PAIR} / ${A}]
  || CASE WHEN n >= ${A * B} THEN ' ' || n / ${A * B} + 1 ELSE '' END`

/** More artists, in the clothes of the first ones: genre, words, photo and colours are theirs. */
export async function addCrowdOfArtists(connection: Connection, { from, to }: Part) {
  const numbers = [from, to]
  await connection.query(
    `INSERT INTO users (email, first_name, user_type, email_verified_at, created_at)
     SELECT 'crowd-' || n || '@example.com', 'Crowd', 'artist', now(), now() - interval '400 days' FROM generate_series($1::int, $2::int) AS n`,
    numbers
  )
  await connection.query(
    `INSERT INTO artists (user_id, band_name, genre, sub_genre, location, bio, profile_image_url, accent_color, is_verified, created_at)
     SELECT users.id, ${NAME}, genre, sub_genre, location, bio, model.profile_image_url, accent_color, ${lot('n', 1)} < 0.3,
            now() - interval '1 day' * (91 + ${lot('n', 2)} * 500)
       FROM generate_series($1::int, $2::int) AS n
       JOIN users ON users.email = 'crowd-' || n || '@example.com'
       JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS size
               FROM (SELECT * FROM artists WHERE profile_image_url IS NOT NULL ORDER BY id LIMIT 26) AS first_ones) AS model
         ON model.place = n % model.size`,
    numbers
  )
  // The default code of each; letters by lot would meet one day, numbers never do.
  await connection.query(
    `INSERT INTO qr_codes (artist_id, code, store_url, is_default, created_at)
     SELECT artists.id, 'CROWD-' || n, '/artist/' || artists.id || '/store?qr=CROWD-' || n, true, artists.created_at
       FROM generate_series($1::int, $2::int) AS n
       JOIN users ON users.email = 'crowd-' || n || '@example.com'
       JOIN artists ON artists.user_id = users.id`,
    numbers
  )
}
