// The connection to the server: messages out; frames, state and figures in.

/** What the address says after #: a token, and a camera to join. It is taken out of the address bar. */
function fromAddress() {
  const said = new URLSearchParams(location.hash.slice(1));
  for (const key of ['token', 'session']) {
    if (said.has(key)) sessionStorage.setItem(`wayfare-${key}`, said.get(key));
  }
  if (location.hash) history.replaceState(null, '', location.pathname);
}

/** A value that survives reloading this tab. */
const remembered = {
  get: (key) => sessionStorage.getItem(`wayfare-${key}`) ?? '',
  set: (key, value) => sessionStorage.setItem(`wayfare-${key}`, value),
};

/** The server refuses connections with this code; the reason says why. */
const REFUSED = 4000;

class Connection {
  /** `on` has functions for what arrives: `told`, `frame`, and for what happens: `status`, `needsToken`. */
  constructor(on) {
    this.on = on;
    this.socket = null;
    this.session = '';
    this.attempts = 0;
    this.timer = 0;
  }

  headers() {
    const token = remembered.get('token');
    return token ? { Authorization: `Bearer ${token}` } : {};
  }

  /** Asks the server something over HTTP. */
  get(path) {
    return fetch(path, { headers: this.headers(), cache: 'no-store' });
  }

  /** Connects to a camera, or to a new one. */
  async open(session) {
    clearTimeout(this.timer);
    this.drop();
    this.wanted = session;
    let status;
    try {
      status = await this.get('status');
    } catch {
      this.again('The server does not answer');
      return;
    }
    if (status.status === 401) {
      this.on.needsToken(Boolean(remembered.get('token')));
      return;
    }
    if (!status.ok) {
      this.on.status(await status.text());
      return;
    }
    const { sessions } = await status.json();
    // A camera that is gone is replaced by a new one.
    const known = sessions.some((one) => one.session === session);
    this.connect(known ? session : 'new');
  }

  connect(session) {
    const address = new URL(`live/${session}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const token = remembered.get('token');
    const socket = new WebSocket(address, token ? ['wayfare', `token.${token}`] : ['wayfare']);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { this.attempts = 0; };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      if (typeof data === 'string') {
        const told = JSON.parse(data);
        if (told.type === 'hello') {
          this.session = told.session;
          remembered.set('session', told.session);
        }
        this.on.told(told);
      } else {
        this.on.frame(...splitFrame(data));
      }
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (code === REFUSED) this.on.status(`${reason[0].toUpperCase()}${reason.slice(1)}.`);
      else this.again(reason ? `Disconnected: ${reason}` : 'The connection is lost');
    };
    this.socket = socket;
  }

  /** Tries again after a while: sooner at first. */
  again(why) {
    const seconds = Math.min(10, 2 ** this.attempts);
    this.attempts += 1;
    this.on.status(`${why}; trying again…`);
    this.timer = setTimeout(() => this.open(remembered.get('session')), 1000 * seconds);
  }

  drop() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** A frame: the length of the header in 4 bytes, the header, and a JPEG. */
function splitFrame(data) {
  const length = new DataView(data).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
  return [header, new Blob([new Uint8Array(data, 4 + length)], { type: 'image/jpeg' }), data.byteLength];
}

