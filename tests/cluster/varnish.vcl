# Varnish as a CDN of the shop: `npm run test:cluster -- varnish` runs it.
# The shop's own settings: CDN_TAG_HEADER=xkey, CDN_PURGE_URL=http://varnish/cdn-purge.
vcl 4.1;
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "SHOP_PORT";
  .probe = { .url = "/readyz?exclude=provider"; .interval = 500ms; .timeout = 2s; .window = 2; .threshold = 1; }
}
acl purgers { "127.0.0.1"; }

sub vcl_recv {
  if (req.url == "/cdn-purge") {
    if (req.method != "POST" || client.ip !~ purgers) { return (synth(403)); }
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.purged));
  }
  # Partners are never served from a cache.
  if (req.http.host ~ "^vitrina\." || req.http.cookie ~ "__Host-shtoken=") { return (pass); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Nothing else in a cookie changes a page.
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "br") { set req.http.accept-encoding = "br"; }
  elsif (req.http.accept-encoding ~ "gzip") { set req.http.accept-encoding = "gzip"; }
  else { unset req.http.accept-encoding; }
  # While the shop answers, a page is stale for as long as stale-while-revalidate says of prices.
  if (std.healthy(req.backend_hint)) { set req.grace = 60s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.cache-control ~ "stale-if-error=\d") {
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  }
  # An error must not take the place of a page that is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver { unset resp.http.xkey; }
