"""The HTTP interface: addresses, who asks, how often, and the pages of the client."""
