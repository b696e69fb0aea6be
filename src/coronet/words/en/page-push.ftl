### The switch for notices while no page is open.

page-push = Tell me when the page is closed
page-push-off = One notification each turn, for games with a day or more per decision. Your browser asks you first.
page-push-asking = Your browser asks whether it may.
page-push-on = On: one notification each turn, for games with a day or more per decision.
page-push-refused = Your browser blocks notifications from this page. Allow them in its settings for this site, then come back.
page-push-no-https = Not possible here: it needs an address that begins with https.
page-push-no-install = On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen) and open it from there.
page-push-no-browser = This browser cannot do it, at least not in a private window.
page-push-failed = That did not work just now. Try again in a while.
