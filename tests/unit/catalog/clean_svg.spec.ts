import { test } from '@japa/runner'
import fc from 'fast-check'
import { cleanDeclarations, cleanStyleSheet } from '#catalog/artworks/decoder/clean_css'
import { cleanSvg } from '#catalog/artworks/decoder/clean_svg'
import { detectKind } from '#catalog/artworks/decoder/detect_kind'
import { MalformedSvg, svgTokens } from '#catalog/artworks/decoder/svg_tokens'

const around = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

/** What is said of each: it has no place in a print, and runs or loads something elsewhere. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/a.js"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<rect onload="alert(1)" width="9" height="9"/>',
  '<rect ONCLICK="alert(1)"/>',
  '<g onbegin="alert(1)"><rect/></g>',
  '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>1</script></body></foreignObject>',
  '<image href="https://evil.example/a.png"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<image href="data:text/html,&lt;script&gt;"/>',
  '<image href=" &#104;ttps://evil.example/a.png"/>',
  '<image href="//evil.example/a.png"/>',
  '<image href="../../../etc/passwd"/>',
  '<use href="https://evil.example/a.svg#x"/>',
  '<use xlink:href="other.svg#x"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<a xlink:href="java&#9;script:alert(1)"><text>x</text></a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<rect fill="url(https://evil.example/a#b)"/>',
  '<rect style="fill:url(//evil.example/a)"/>',
  '<rect style="fill:\\75rl(https://evil.example)"/>',
  '<rect style="fill:u/**/rl(https://evil.example)"/>',
  '<rect style="background:image-set(&quot;https://evil.example/a.png&quot; 1x)"/>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>@import url(//evil.example/a.css); rect{fill:red}</style>',
  '<style>@font-face{src:url(https://evil.example/f)} rect{fill:red}</style>',
  '<style>rect{fill:url(https://evil.example/a)}</style>',
  '<style><![CDATA[rect{fill:\\75 rl(https://evil.example)}]]></style>',
  '<style>rect{behavior:url(#x)} g{width:expression(alert(1))}</style>',
  '<filter><feImage href="https://evil.example/a.png"/></filter>',
  '<mask id="m"><image xlink:href="http://169.254.169.254/"/></mask>',
  '<text><tspan onmouseover="alert(1)">&lt;script&gt;alert(1)&lt;/script&gt;</tspan></text>',
  '<?xml-stylesheet href="https://evil.example/a.css"?><rect/>',
  '<!-- <script>alert(1)</script> --><rect/>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<iframe src="https://evil.example"/><embed src="x"/><object data="x"/>',
  '<rect xml:base="https://evil.example/" fill="url(#a)"/>',
  '<svg xmlns:evil="https://evil.example" evil:href="https://evil.example"/>',
]

const DRAWING = [
  '<rect width="9" height="9" fill="#c7502b"/>',
  '<path d="M0 0L9 9z" style="fill:#fff;stroke:url(#paint)"/>',
  '<defs><linearGradient id="paint"><stop offset="0" stop-color="red"/></linearGradient></defs>',
  '<use xlink:href="#a"/><g clip-path="url(\'#c\')"><circle r="4"/></g>',
  '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>.curly &gt; rect{fill:#fff;mask:url(#m)}</style>',
  '<text font-family="Curly">Mönch &amp; Söhne © 1 &lt; 2</text>',
]

/** Throws on anything that could run or load something. */
function assertHarmless(svg: string) {
  for (const token of svgTokens(svg)) {
    if (token.kind !== 'open') continue
    if (/script|foreign|iframe|embed|object|handler|animate|^set$|:/i.test(token.name))
      throw new Error(`<${token.name}> in ${svg}`)
    for (const { name, value } of token.attributes) {
      if (/^xmlns(:xlink)?$/.test(name) && /^http:\/\/www\.w3\.org\//.test(value)) continue
      const isPicture = /^(xlink:)?href$/.test(name) && /^data:image\/[a-z]+;base64,/.test(value)
      const reaches = /:\/\/|^\/\/|javascript|url\((?!["']?#)|\\|@import|expression/i.test(value)
      if (/^on/i.test(name) || /base/.test(name) || (reaches && !isPicture))
        throw new Error(`${name}="${value}" in ${svg}`)
    }
  }
  for (const [, css] of svg.matchAll(/<style[^>]*>([^<]*)/g))
    if (/@|\\|:\/\/|\/\/|url\((?!(&quot;|')?#)|expression|behavior/i.test(css!))
      throw new Error(css)
}

test.group('An SVG that was uploaded', () => {
  test('is made again without what runs or loads something: {$self}')
    .tags(['ART-11'])
    .with(HOSTILE)
    .run(({ assert }, hostile) => {
      const clean = cleanSvg(around(`<rect id="kept"/>${hostile}`))
      assertHarmless(clean)
      assert.include(clean, 'id="kept"')
      assert.notMatch(clean, /evil\.example|etc\/passwd|169\.254/)
    })

  test('keeps what draws: {$self}')
    .tags(['ART-11'])
    .with(DRAWING)
    .run(({ assert }, drawing) => {
      const plain = (text: string) => text.replace(/\s?\/>/g, '>').replace(/<\/\w+>/g, '')
      const clean = cleanSvg(around(drawing))
      const expected = plain(drawing).replaceAll('"', '').replaceAll("'", '')
      const found = plain(clean).replaceAll('"', '').replaceAll("'", '')
      assert.include(found.replaceAll('&quot;', ''), expected)
    })

  test('loses its document type and the entities that it declares', ({ assert }) => {
    const bombs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const clean = cleanSvg(`<?xml version="1.0"?>${bombs}${around('<text>&b;&x;1 &amp; 2</text>')}`)
    assert.include(clean, '<text>1 &amp; 2</text>')
    assert.notMatch(clean, /DOCTYPE|ENTITY|passwd|haha/)
  }).tags(['ART-11'])

  test('that is malformed is refused: {$self}')
    .tags(['ART-11'])
    .with([
      '',
      'words',
      '<html></html>',
      '<svg>',
      '<svg></g>',
      '<svg></svg><svg></svg>',
      '<svg></svg>more',
      '<svg a=1></svg>',
      '<svg a="1" a="2"></svg>',
      '<svg a="<"></svg>',
      '<svg><!-- </svg>',
      '<svg><![CDATA[ </svg>',
      '<!DOCTYPE svg [ <svg></svg>',
      `${'<g>'.repeat(300)}`,
      `<svg>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
    ])
    .run(({ assert }, text) => {
      assert.throws(() => cleanSvg(text), MalformedSvg as never)
    })

  test('is harmless whatever it is made of, and cleaning it again changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE, ...DRAWING),
      fc.string({ maxLength: 12 }).map((text) => `<g id="${text}">`),
      fc.constantFrom(
        '<g>',
        '</g>',
        '<style>',
        '</style>',
        '<![CDATA[',
        ']]>',
        '&#60;',
        '&lt;script&gt;'
      ),
      fc.string({ maxLength: 8 })
    )
    const pieces = fc.array(piece, { maxLength: 8 })
    fc.assert(
      fc.property(pieces, fc.nat(), fc.string({ maxLength: 4 }), (parts, at, noise) => {
        const text = around(parts.join(''))
        const place = at % text.length
        for (const svg of [text, text.slice(0, place) + noise + text.slice(place)]) {
          let clean: string
          try {
            clean = cleanSvg(svg)
          } catch (error) {
            if (error instanceof MalformedSvg) continue
            throw error
          }
          assertHarmless(clean)
          if (cleanSvg(clean) !== clean) throw new Error(`${clean}\nis not\n${cleanSvg(clean)}`)
        }
      }),
      { numRuns: 3000 }
    )
  }).tags(['ART-11'])
})

test.group('The styles of an SVG', () => {
  test('keep only what refers to nothing outside', ({ assert }) => {
    assert.equal(
      cleanDeclarations('fill: red; stroke: url(http://a); mask: url(#m);'),
      'fill: red;mask: url(#m)'
    )
    assert.equal(
      cleanStyleSheet('@charset "x"; .a{fill:red} @media print{.b{fill:blue}} .c{fill:url(a)}'),
      '.a{fill:red}\n.b{fill:blue}'
    )
  })
})

test.group('The kind of a file', () => {
  test('is read from its first bytes: {text} is {kind}')
    .with([
      { text: '%PDF-1.7', kind: 'pdf' },
      { text: 'junk %PDF-1.7', kind: null },
      { text: '<svg ', kind: 'svg' },
      { text: '\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<svg>', kind: 'svg' },
      { text: '<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY n "c">]><svg:svg>', kind: 'svg' },
      { text: '<html><svg>', kind: null },
      { text: 'GIF89a', kind: null },
      { text: '', kind: null },
    ])
    .run(({ assert }, { text, kind }) => {
      assert.equal(detectKind(Buffer.from(text)), kind)
    })
})
