/**
 * Checks that an SVG only draws. It is parsed as XML, so that comments, CDATA, entities and prefixes cannot hide anything; elements and
 * attributes that are not on the allow-list are refused.
 */
import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const ATTRIBUTES = words(`
  id class style version baseProfile width height viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points
  pathLength transform transform-origin rotate lengthAdjust textLength startOffset method spacing side role lang type media tabindex
  focusable aria-label aria-hidden aria-labelledby aria-describedby data-name requiredExtensions systemLanguage zoomAndPan
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode operator
  k1 k2 k3 k4 values tableValues slope intercept amplitude exponent stdDeviation edgeMode order kernelMatrix divisor bias targetX
  targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale xChannelSelector
  yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles
  radius alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility white-space word-spacing writing-mode`);

const LEADS_NOWHERE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;
/** CSS that loads a resource, or may hide it with escapes. */
const FETCHES = /url\(\s*(?!["']?#)|image-set\(|@import|\\/i;

/** A forbidden construct and its offset in the text; `xml` for text that does not parse. */
interface Found {
  readonly what: string;
  readonly index: number;
}

/** The first forbidden construct; null for a clean image. */
export function foundInSvg(text: string): Found | null {
  const parser = new SaxesParser({ xmlns: true });
  const found: Found[] = [];
  let style = 0;
  const tagAt = () => Math.max(0, text.lastIndexOf('<', parser.position - 1));
  const refuse = (what: Found['what'], index = tagAt()) => void found.push({ what, index });
  const judgeStyle = (value: string) => FETCHES.test(value) && refuse('style');

  parser.on('error', () => refuse('xml', Math.min(parser.position, text.length)));
  parser.on('doctype', () => refuse('documentType'));
  parser.on('processinginstruction', () => refuse('instruction'));
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (uri !== SVG || !ELEMENTS.has(local)) refuse('moves');
    if (local === 'style') style += 1;
    for (const attribute of Object.values(attributes)) {
      const { uri: space, local: name, value } = attribute;
      if (space === XMLNS || (space === XML && (name === 'space' || name === 'lang'))) continue;
      if (name === 'href' && (space === '' || space === XLINK)) {
        if (!LEADS_NOWHERE.test(value.trim())) refuse('reference');
      } else if (/^on/i.test(name)) refuse('event');
      else if (space !== '' || !ATTRIBUTES.has(name)) refuse('moves');
      else judgeStyle(value);
    }
  });
  const judgeText = (value: string) => {
    if (style > 0) judgeStyle(value);
  };
  parser.on('text', judgeText);
  parser.on('cdata', judgeText);
  parser.on('closetag', ({ local }) => {
    if (local === 'style') style -= 1;
  });
  parser.write(text).close();
  return found[0] ?? null;
}
